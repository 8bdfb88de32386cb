/** Jest starts test files in the order of their names; by itself it would begin with the largest. */
module.exports = class InOrderOfNames {
  /** @param {{ path: string }[]} tests */
  sort(tests) {
    return [...tests].sort((one, other) => (one.path < other.path ? -1 : 1));
  }

  /** @param {{ path: string }[]} tests */
  shard(tests) {
    return tests;
  }

  /** @param {{ path: string }[]} tests */
  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
};
