import type { Machine } from '../../../catalogue/state-machines/machine.ts';

/**
 * The shortest way of a machine from its first status to another, both included, by the names that are stored.
 *
 * @param status by the name of the machine's table, without prefix
 * @throws when no step leads there
 */
export function pathTo(machine: Machine<never>, status: string): string[] {
  const [first = ''] = machine.statuses;
  const ways: string[][] = [[first]];
  const seen = new Set([first]);
  for (const way of ways) {
    const last = way.at(-1);
    if (last === status) return way.map((name) => machine.prefix + name);
    for (const { from, to } of machine.transitions) {
      if (from !== last || seen.has(to)) continue;
      seen.add(to);
      ways.push([...way, to]);
    }
  }
  throw new Error(`No step of ${machine.name} leads to ${status}`);
}
