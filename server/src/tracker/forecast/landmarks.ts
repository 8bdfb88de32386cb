const WEEK = 7;
const QUARTER = 13 * WEEK;
const YEAR = 52 * WEEK;
const YEARS = 5;

/** Days of waiting after which it is looked at what became of plans: by the week in the first year, then by the quarter. */
export const LANDMARKS: readonly number[] = [
  ...every(WEEK, 0, YEAR),
  ...every(QUARTER, YEAR, YEARS * YEAR),
  YEARS * YEAR,
];

function every(days: number, from: number, until: number): number[] {
  return Array.from({ length: (until - from) / days }, (_, step) => from + step * days);
}

/** The landmark that a plan or stage which has stood at a status for so long has passed last. */
export function landmarkAt(waitedDays: number): number {
  return LANDMARKS.findLast((landmark) => landmark <= waitedDays) ?? 0;
}
