/** A moment as the API writes it: local time without zone, for example `2031-03-02T11:00:00.250`. */
export function localDateTime(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, -1);
}

/** The day of a moment, local time: `2031-03-02`. */
export function localDate(moment: Date): string {
  return localDateTime(moment).slice(0, 10);
}
