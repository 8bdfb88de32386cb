/** @typedef {import('./budgets.mjs').Sizes} Sizes */

/**
 * What a built site weighs beside its budgets and beside what was last recorded, and what is over its budget, in words.
 *
 * @param {Record<string, Sizes>} sizes @param {import('./budgets.mjs').Budgets} budgets
 * @returns {{ lines: string[], problems: string[] }}
 */
export function sizeReport(sizes, budgets) {
  const compared = Object.entries(budgets).flatMap(([name, { budget, recorded }]) =>
    rowsOf(name, sizes[name], budget, recorded),
  );
  const missing = Object.keys(sizes).filter((name) => !(name in budgets));
  return {
    lines: compared.map(({ line }) => line),
    problems: [
      ...compared.flatMap(({ problem }) => problem),
      ...missing.map((name) => `${name} has no budget in tools/sizes/budgets.json.`),
    ],
  };
}

/** @param {string} name @param {Sizes | undefined} sizes @param {Sizes} budget @param {Sizes} recorded */
function rowsOf(name, sizes, budget, recorded) {
  /** @type {['first' | 'all', string][]} */
  const kinds = [
    ['first', name],
    ['all', `${name}, all files`],
  ];
  return kinds.flatMap(([kind, title]) => {
    const [limit, size, before] = [budget[kind], sizes?.[kind], recorded[kind]];
    if (limit === undefined || size === undefined) return [];
    const difference = before === undefined ? 'not recorded before' : `${signed(size - before)} kB`;
    return {
      line: `  ${title.padEnd(28)} ${size.toFixed(1).padStart(7)} kB of ${limit}, ${difference}`,
      problem: size <= limit ? [] : [`${title}: ${size.toFixed(1)} kB of ${limit} kB (compressed).`],
    };
  });
}

const signed = (/** @type {number} */ difference) => (difference > 0 ? '+' : '') + difference.toFixed(1);
