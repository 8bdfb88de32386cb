/** @typedef {{ mutation: import('./choose-mutations.mjs').Chosen, outcome: import('./try-mutation.mjs').Outcome, seconds: number }} Tried */

const WIDTH = 40;

/** One line for a mutation. @param {Tried} tried @param {number} number */
export function mutationLine({ mutation, outcome, seconds }, number) {
  const { file, line, kind, before, text } = mutation;
  const verdict = outcome.by === 'nobody' ? 'SURVIVED' : `caught by ${outcome.by}`;
  const place = `${String(number).padStart(3)}  ${verdict.padEnd(18)} ${seconds.toFixed(0).padStart(5)} s  ${file}:${line}`;
  return `${place}\n       ${kind}: ${short(before)} → ${short(text)}${outcome.how === '' ? '' : `\n       ${outcome.how}`}`;
}

/** How many were caught, and by whom. @param {Tried[]} all */
export function summary(all) {
  const count = (/** @type {string} */ by) => all.filter(({ outcome }) => outcome.by === by).length;
  const caught = all.length - count('nobody');
  const share = all.length === 0 ? 0 : Math.round((caught / all.length) * 100);
  const parts = `${count('compiler')} by the compiler, ${count('test')} by a test, ${count('time')} by time`;
  return `${caught} of ${all.length} mutations caught (${share} %): ${parts}; ${count('nobody')} survived.`;
}

/** @param {string} text */
function short(text) {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= WIDTH ? line : `${line.slice(0, WIDTH)}…`;
}
