/** Days as they are typed and stored: `2031-05-09`. */

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Year, month and day in this order cannot be mistaken, whatever stands between them. */
const YEAR_FIRST = /^(\d{4})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{1,2})$/;

/** Whether the text is a day that there is. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return (
    !Number.isNaN(date.getTime()) &&
    date.getUTCMonth() + 1 === Number(month) &&
    date.getUTCDate() === Number(day)
  );
}

/** `2031/5/9` as `2031-05-09`. A text with another order of its parts stays as it is: nobody knows which is the month. */
export function tidyDay(text: string): string {
  const bare = text.trim();
  const [, year, month = '', day = ''] = YEAR_FIRST.exec(bare) ?? [];
  return year === undefined ? bare : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
