import { numberOf } from 'shared/ui-forms';

interface WithConcentration {
  grnaConcentration: string;
}

/** Whether the guides need a concentration each: those that have one differ (ui-screens 11.4). */
export function haveDifferentConcentrations(rows: readonly WithConcentration[]): boolean {
  const given = rows
    .map(({ grnaConcentration }) => numberOf(grnaConcentration))
    .filter((one) => one !== null);
  return new Set(given).size > 1;
}

/** The concentration that all guides have; null where they differ, or one has none. */
export function commonConcentration(rows: readonly WithConcentration[]): number | null {
  const all = new Set(rows.map(({ grnaConcentration }) => numberOf(grnaConcentration)));
  const [first = null] = all;
  return all.size === 1 ? first : null;
}

/** Whether a concentration typed for all guides is given to them: a number other than zero (spec part 2 §5). */
export function isForAll(concentration: number | null): concentration is number {
  return concentration !== null && concentration !== 0;
}
