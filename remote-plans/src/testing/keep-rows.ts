let lastId = 100_000;

/** New rows of an attempt's tables get an id, as the server gives it; whatever is not in a list stays as it is. */
export function keepRows(attempt: object): object {
  return Object.fromEntries(
    Object.entries(attempt).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? value.map(withId) : value,
    ]),
  );
}

function withId(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || !('id' in row) || row.id !== null) return row;
  lastId += 1;
  return { ...row, id: lastId };
}
