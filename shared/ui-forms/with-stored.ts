/**
 * The choices of a list together with the stored one, which may have left the list since: a form that does not offer it
 * would take it away unasked.
 */
export function withStored(list: readonly string[], stored: string | null | undefined): string[] {
  return !stored || list.includes(stored) ? [...list] : [...list, stored];
}
