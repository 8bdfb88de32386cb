import { readdirSync, readFileSync } from 'node:fs';

/** Of all ticks of a measurement other processes may take so much: then the figure is theirs as well. */
const BEARABLE = 0.04;

/** @typedef {{ busy: number, all: number, own: number }} Ticks of all processors: spent at all, passed, spent by this bench */

/** @returns {Ticks} */
function ticks() {
  const [, ...columns] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').trim().split(/\s+/);
  const numbers = columns.slice(0, 8).map(Number);
  const all = numbers.reduce((sum, ticks) => sum + ticks, 0);
  return { all, busy: all - (numbers[3] ?? 0) - (numbers[4] ?? 0), own: ticksOfTree() };
}

/** Ticks of this process and all below it, with those of children that have ended. */
function ticksOfTree() {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(processFacts);
  let wanted = new Set([process.pid]);
  for (let size = 0; size < wanted.size;) {
    size = wanted.size;
    wanted = new Set([
      ...wanted,
      ...processes.filter(({ parent }) => wanted.has(parent)).map(({ pid }) => pid),
    ]);
  }
  return processes.filter(({ pid }) => wanted.has(pid)).reduce((sum, one) => sum + one.ticks, 0);
}

/** @param {string} pid */
function processFacts(pid) {
  try {
    // The program's name, in brackets, may contain anything.
    const [, rest = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ').map(Number);
    const spent = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0);
    return [{ pid: Number(pid), parent: fields[1] ?? 0, ticks: spent }];
  } catch {
    return [];
  }
}

/**
 * Measures as often as wanted, and again what other processes disturbed; a machine that is never quiet is an error.
 *
 * @template T
 * @param {number} count @param {() => Promise<T>} measure
 * @returns {Promise<{ results: T[], disturbed: number }>}
 */
export async function undisturbed(count, measure) {
  const results = [];
  let disturbed = 0;
  while (results.length < count) {
    const before = ticks();
    const result = await measure();
    const share = othersShare(before, ticks());
    if (share <= BEARABLE) results.push(result);
    else if ((disturbed += 1) > 3 * count)
      throw new Error(`Other processes took ${Math.round(share * 100)} % of the machine, again and again.`);
  }
  return { results, disturbed };
}

/** @param {Ticks} before @param {Ticks} after @returns {number} from 0 to 1 */
export function othersShare(before, after) {
  const passed = after.all - before.all;
  const others = after.busy - before.busy - (after.own - before.own);
  return passed === 0 ? 0 : Math.max(0, others) / passed;
}
