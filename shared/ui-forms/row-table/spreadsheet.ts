/** Text as spreadsheets put it on the clipboard: cells between tabs, rows between line ends. */

const QUOTED = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/;
const PLAIN = /^[^\t\n]*/;

/** The rows of cells in a pasted text. Cells with line breaks in them are quoted; the last row may end with a line end. */
export function cellsOfText(text: string): string[][] {
  let rest = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  for (;;) {
    const quoted = QUOTED.exec(rest);
    const length = (quoted ?? PLAIN.exec(rest))?.[0].length ?? 0;
    rows.at(-1)?.push(quoted?.[1]?.replaceAll('""', '"') ?? rest.slice(0, length));
    const end = rest[length];
    if (end === undefined) return rows;
    if (end === '\n') rows.push([]);
    rest = rest.slice(length + 1);
  }
}
