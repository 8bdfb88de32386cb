/**
 * A stored value without the fields that its example does not have, at any depth: another release of the form has them, and nothing
 * here would know what to do with them. What an example says nothing of, as null and empty lists and records, stays whole.
 */
export function fitted(example: unknown, value: unknown): unknown {
  if (Array.isArray(example) && Array.isArray(value)) {
    const [first]: unknown[] = example;
    return first === undefined ? value : value.map((element: unknown) => fitted(first, element));
  }
  if (!isFilledRecord(example) || !isFilledRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name in example)
      .map(([name, part]) => [name, fitted(example[name], part)]),
  );
}

function isFilledRecord(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
  );
}
