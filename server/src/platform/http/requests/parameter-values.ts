/** A parameter as it arrives: absent, once, or repeated. */
export type RawValue = string | readonly string[] | undefined;

/**
 * A parameter as a list of trimmed values, empty ones dropped; commas are left alone. Null characters vanish, because
 * PostgreSQL has none in its texts; composed, as texts are stored.
 */
export function listValues(raw: RawValue): string[] {
  const values = raw === undefined ? [] : typeof raw === 'string' ? [raw] : raw;
  return values
    .map((value) => value.replaceAll('\0', '').trim().normalize('NFC'))
    .filter((value) => value !== '');
}
