import type { HistoryRecord } from 'shared/contract';

/** When a change was made, for the clock of the reader. A server that does not send the moment has its local time only. */
export function momentOf({ at, date }: Pick<HistoryRecord, 'at' | 'date'>): string {
  return at ?? date;
}
