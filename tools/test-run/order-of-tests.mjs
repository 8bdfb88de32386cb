/**
 * Paths of test files that each take as long as a group of others: whole days of a tracker, killed servers and releases,
 * restored databases, builds. They run first and alone, so that no core waits for one of them at the end.
 */
const LONG =
  /\/(api-fuzz|killed-server|random-edits\.property|new-projects|api-use|kill|reproducible-builds|restore-drill|cluster|replica)\.test\./;
const GROUP = /\/group-\d+\.test\./;

/** @param {string} path of a test file */
export function isLong(path) {
  return LONG.test(path);
}

/** Jest starts what takes long first, then groups, then single files; by itself it would begin with the largest file. */
export default class OrderOfTests {
  /** @template {{ path: string }} T @param {T[]} tests */
  sort(tests) {
    return [...tests].sort(
      (one, other) => rank(one.path) - rank(other.path) || (one.path < other.path ? -1 : 1),
    );
  }

  /** @template {{ path: string }} T @param {T[]} tests */
  shard(tests) {
    return tests;
  }

  /** @template {{ path: string }} T @param {T[]} tests */
  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}

/** @param {string} path */
function rank(path) {
  if (isLong(path)) return 0;
  return GROUP.test(path) ? 1 : 2;
}
