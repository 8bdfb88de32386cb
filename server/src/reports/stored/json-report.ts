/** The lines of a stored text that can be read as JSON; others are passed over (api-3 §8.2). */
export function jsonLines(text: string): unknown[] {
  return text.split('\n').flatMap((line) => {
    try {
      return line.trim() === '' ? [] : [parsed(line)];
    } catch {
      return [];
    }
  });
}

/** A stored table as objects, one a row, members named by its header: the form of a report that only has a table. */
export function tableAsObjects(text: string): Record<string, string>[] {
  const [header = [], ...rows] = text.split('\n').map((line) => line.split('\t'));
  return rows.map((cells) => Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ''])));
}

function parsed(line: string): unknown {
  return JSON.parse(line);
}
