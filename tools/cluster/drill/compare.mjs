import { query } from '../../operations/postgres-programs.mjs';

/**
 * What the database has of the writers' work.
 *
 * @param {{ bin: string }} programs @param {string} url of the primary
 * @param {import('./persistent-writers.mjs').Record} record
 * @returns {{ lost: string[], twice: string[] }}
 */
export function compareWithDatabase(programs, url, record) {
  const projects = query(programs, url, 'select comment, count(*) from project where comment is not null group by comment'); // oxfmt-ignore
  const plans = query(programs, url, "select pin, comment from plan where comment like 'Measured %'");
  return comparison(record, {
    copies: new Map(projects.map(([comment = '', count]) => [comment, Number(count)])),
    turns: new Map(
      plans.map(([pin, comment]) => [`/api/plans/${pin}`, Number(comment?.replace('Measured ', ''))]),
    ),
  });
}

/**
 * A save that was not acknowledged may have been stored after the last one that was.
 *
 * @param {Pick<import('./persistent-writers.mjs').Record, 'keys' | 'created' | 'saved'>} record
 * @param {{ copies: ReadonlyMap<string, number>, turns: ReadonlyMap<string, number> }} stored how often each creation is there,
 *   by its key; the number of the save that is there, by plan
 */
export function comparison({ keys, created, saved }, { copies, turns }) {
  const missing = [...created].filter((key) => !copies.has(key)).map((key) => `the project of ${key}`);
  const older = [...saved].flatMap(([self, turn]) => {
    const there = turns.get(self) ?? 0;
    return there < turn ? [`${self}: save ${turn}, there is ${there}`] : [];
  });
  const twice = [...keys].filter((key) => (copies.get(key) ?? 0) > 1);
  return { lost: [...missing, ...older], twice };
}
