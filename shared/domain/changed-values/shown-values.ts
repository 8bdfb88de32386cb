import type { HistoryDetail } from 'shared/contract';

/** Deletions are stored with a start that counts from 0, and shown with one that counts from 1. */
const ZERO_BASED_START = /(?:^|\.)molecularMutationDeletions?\.\[[^\]]*\]\.start$/;
const ZERO_BASED_ELEMENT = /(?:^|\.)molecularMutationDeletions?\.\[[^\]]*\]$/;
const START_IN_ELEMENT = /\bstart=(\d+)/;

/** The values of a line of the history as the screens show them; null where there is nothing. */
export function shownValues({ field, oldValue, newValue }: Omit<HistoryDetail, 'note'>): {
  before: string | null;
  after: string | null;
} {
  const shown = (value: string | null) => (value === null || value === '' ? null : asOnScreens(field, value));
  return { before: shown(oldValue), after: shown(newValue) };
}

function asOnScreens(field: string, value: string): string {
  if (ZERO_BASED_START.test(field)) return /^\d+$/.test(value) ? nextNumber(value) : value;
  if (!ZERO_BASED_ELEMENT.test(field)) return value;
  return value.replace(START_IN_ELEMENT, (_text, start: string) => `start=${nextNumber(start)}`);
}

const nextNumber = (digits: string) => String(Number(digits) + 1);
