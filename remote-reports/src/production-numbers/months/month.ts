/**
 * A month, counted from the beginning of our era: `year × 12 + month - 1`. A plain number, so that months can be compared,
 * counted and drawn without a time of day or a time zone getting in between.
 */
export type Month = number;

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** @param month 1 to 12 */
export function monthOf(year: number, month: number): Month {
  return year * 12 + month - 1;
}

export function yearOf(month: Month): number {
  return Math.floor(month / 12);
}

/** 1 to 12. */
export function monthInYear(month: Month): number {
  return (month % 12) + 1;
}

/** `Nov 2018`, the title of the chart's tooltip (ui-screens 4.1). */
export function monthTitle(month: Month): string {
  return `${NAMES[month % 12] ?? ''} ${yearOf(month)}`;
}

/** `Nov-2018`, as in the name of the picture (spec part 1 §9). */
export function monthInFileName(month: Month): string {
  return monthTitle(month).replace(' ', '-');
}

/** `11/2018`, as the month fields show it (spec part 1 §5: MM/YYYY). */
export function monthText(month: Month): string {
  return `${String(monthInYear(month)).padStart(2, '0')}/${yearOf(month)}`;
}

/** Years that the server takes (api-3 §7.1). */
const FIRST_YEAR = 1000;
const LAST_YEAR = 2999;

/** The month that was typed as MM/YYYY; `undefined` for anything else. */
export function readMonth(text: string): Month | undefined {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d{4})\s*$/.exec(text) ?? [];
  const wanted = { month: Number(month), year: Number(year) };
  const isMonth = wanted.month >= 1 && wanted.month <= 12;
  const isYear = wanted.year >= FIRST_YEAR && wanted.year <= LAST_YEAR;
  return isMonth && isYear ? monthOf(wanted.year, wanted.month) : undefined;
}

/** The first day of a month where the reader is, for the calendar. */
export function dateOfMonth(month: Month): Date {
  return new Date(yearOf(month), month % 12, 1);
}

export function monthOfDate(date: Date): Month {
  return monthOf(date.getFullYear(), date.getMonth() + 1);
}

export function currentMonth(): Month {
  return monthOfDate(new Date());
}
