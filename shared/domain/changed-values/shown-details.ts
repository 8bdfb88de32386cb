import type { HistoryDetail } from 'shared/contract';

/** Lines of this kind repeat what the lines of the fields say (spec part 1 §8, ui-screens 18). */
const REPEATING_NOTE = 'Element changed';

/** The lines of a change that people see. */
export function shownDetails(details: readonly HistoryDetail[]): HistoryDetail[] {
  return details.filter(({ note }) => note !== REPEATING_NOTE);
}
