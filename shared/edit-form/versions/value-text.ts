/** A value of a form in words, for people who compare two of them. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(valueText).join(', ');
  return typeof value === 'object' ? recordText(value) : '';
}

/** `name: Cas9, concentration: 20`. */
function recordText(record: object): string {
  const filled = Object.entries(record).filter(([, value]) => value !== null && value !== '');
  return filled.map(([name, value]) => `${name}: ${valueText(value)}`).join(', ');
}
