/** @type {Set<() => void>} */
const acts = new Set();

/**
 * Runs something when this process ends, however many do: what was asked for last comes first.
 *
 * @param {() => void} act
 * @returns {() => void} no longer does it
 */
export function atExit(act) {
  if (acts.size === 0) process.once('exit', runAll);
  acts.add(act);
  return () => {
    acts.delete(act);
    if (acts.size === 0) process.off('exit', runAll);
  };
}

function runAll() {
  for (const act of [...acts].reverse()) act();
}
