/** The objects in lines of JSON; lines that can not be read are passed over (api-3 §8.2). */
export async function* readableLines(pieces: AsyncIterable<readonly string[]>): AsyncGenerator<unknown[]> {
  for await (const lines of pieces) yield lines.flatMap(parsed);
}

/** A stored table as objects, one a row, members named by its first line: the form of a report that only has a table. */
export async function* tableAsObjects(
  pieces: AsyncIterable<readonly string[]>,
): AsyncGenerator<Record<string, string>[]> {
  let header: readonly string[] | undefined;
  for await (const lines of pieces) {
    const rows = lines.map((line) => line.split('\t'));
    header ??= rows.shift() ?? [];
    const names = header;
    yield rows.map((cells) => Object.fromEntries(names.map((name, column) => [name, cells[column] ?? ''])));
  }
}

function parsed(line: string): unknown[] {
  try {
    return line.trim() === '' ? [] : [JSON.parse(line)];
  } catch {
    return [];
  }
}
