import type { HistoryDetail } from 'shared/contract';
import { valueKind } from './value-kinds.ts';

/** Deletions are stored with a start that counts from 0, and shown with one that counts from 1. */
const ZERO_BASED_START = /(?:^|\.)molecularMutationDeletions?\.\[[^\]]*\]\.start$/;
const ZERO_BASED_ELEMENT = /(?:^|\.)molecularMutationDeletions?\.\[[^\]]*\]$/;
const START_IN_ELEMENT = /\bstart=(\d+)/;
/** A field of an element, and its value as far as it can be a box or a day. */
const FIELD_IN_ELEMENT = /(^|, )([A-Za-z][\w.]*)=([\w:.+-]+)(?=, |$)/g;
const FLAGS: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };
/** Days of earlier systems have a time, which nobody has entered. */
const DAY = /^(\d{4}-\d{2}-\d{2})(?:$|T)/;

/** The values of a line of the history as the screens show them; null where there is nothing. */
export function shownValues({ field, oldValue, newValue }: Omit<HistoryDetail, 'note'>): {
  before: string | null;
  after: string | null;
} {
  const shown = (value: string | null) => (value === null || value === '' ? null : asOnScreens(field, value));
  return { before: shown(oldValue), after: shown(newValue) };
}

function asOnScreens(field: string, value: string): string {
  if (field.endsWith(']')) return elementOnScreens(field, value);
  if (ZERO_BASED_START.test(field)) return /^\d+$/.test(value) ? nextNumber(value) : value;
  return valueOnScreens(field, value);
}

/** `chr=chr2, start=100, reversed=No`: the fields of an element of a list. */
function elementOnScreens(element: string, text: string): string {
  const shown = text.replace(
    FIELD_IN_ELEMENT,
    (_field, before: string, path: string, value: string) =>
      `${before}${path}=${valueOnScreens(path, value)}`,
  );
  if (!ZERO_BASED_ELEMENT.test(element)) return shown;
  return shown.replace(START_IN_ELEMENT, (_text, start: string) => `start=${nextNumber(start)}`);
}

/** As the form of the field shows it: Yes and No for a box, a day without its time. */
function valueOnScreens(path: string, value: string): string {
  switch (valueKind(path)) {
    case 'flag':
      return FLAGS[value] ?? value;
    case 'date':
      return DAY.exec(value)?.[1] ?? value;
    default:
      return value;
  }
}

const nextNumber = (digits: string) => String(Number(digits) + 1);
