/**
 * A stored value without the fields that its example does not have, at any depth: another release of the form has them, and nothing
 * here would know what to do with them. What an example says nothing of, as null and empty lists and records, stays whole.
 */
export function fitted(example: unknown, value: unknown): unknown {
  if (Array.isArray(example) && Array.isArray(value)) return fittedList(example, value);
  if (!isFilledRecord(example) || !isFilledRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name in example)
      .map(([name, part]) => [name, fitted(example[name], part)]),
  );
}

function fittedList([first]: readonly unknown[], list: readonly unknown[]): readonly unknown[] {
  return first === undefined ? list : list.map((element) => fitted(first, element));
}

function isFilledRecord(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
  );
}
