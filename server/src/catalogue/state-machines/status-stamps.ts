import type { StatusStamp } from 'shared/contract';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';

/** A status that something reached, as it is stored. */
export interface StampRow {
  statusId: number;
  /** Local date-time. */
  date: string;
}

/** Stamps as the API shows them, in the order given. */
export function toStamps(stamps: readonly StampRow[], lists: Lists): StatusStamp[] {
  return stamps.map(({ statusId, date }) => ({ statusName: lists.status.get(statusId).name, date }));
}
