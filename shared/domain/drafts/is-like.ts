/**
 * Whether a value that was stored has the shape of an example: the same fields with the same kinds of values, at any depth.
 * Elements of a list are held against the first of the example; an empty list and null take anything. In the place of a
 * number there may be none: numbers are what forms clear to null.
 */
export function isLike<T>(example: T, value: unknown): value is T {
  return hasShapeOf(example, value);
}

function hasShapeOf(example: unknown, value: unknown): boolean {
  if (example === null || example === undefined) return true;
  if (Array.isArray(example)) return isListLike(example, value);
  if (typeof example === 'number' && value === null) return true;
  if (typeof example !== 'object') return typeof value === typeof example;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(example).every(
    ([name, part]) => fields.has(name) && hasShapeOf(part, fields.get(name)),
  );
}

function isListLike([first]: readonly unknown[], value: unknown): boolean {
  return Array.isArray(value) && value.every((element) => hasShapeOf(first, element));
}
