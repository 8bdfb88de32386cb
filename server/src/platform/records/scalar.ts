/** A value that is a text, a number or a flag; null for anything else. */
export function scalarOf(value: unknown): string | number | boolean | null {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return value;
    default:
      return null;
  }
}
