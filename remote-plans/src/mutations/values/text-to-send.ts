/**
 * The text of a control as it is sent: what nobody touched goes back as it came, an emptied control means no value
 * (spec part 2 §5, PP-36).
 */
export function textToSend(value: string, stored: string | null = null): string | null {
  if (value === (stored ?? '')) return stored;
  return value.trim() === '' ? null : value;
}
