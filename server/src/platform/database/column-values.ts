/**
 * How column values look in the program, the same for the embedded database and for `pg`: numbers for
 * bigint and numeric, ISO text for timestamps without zone and for dates (they are local times, so a Date
 * would shift them), Date for timestamps with zone.
 */
export const columnParsers = {
  bigint: { type: 20, array: 1016, parse: (text: string): unknown => Number(text) },
  numeric: { type: 1700, array: 1231, parse: (text: string): unknown => Number(text) },
  timestamp: { type: 1114, array: 1115, parse: (text: string): unknown => text.replace(' ', 'T') },
  date: { type: 1082, array: 1182, parse: (text: string): unknown => text },
} as const;

/** IANA name of the zone that local date-times are in: the server's own. */
export function localTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
