/** A spreadsheet runs a text that begins like this as a formula; an apostrophe in front prevents that. */
const FORMULA_START = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

function cell(value: string): string {
  const harmless = FORMULA_START.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Lines as CSV in the manner of the server's exports: every field in double quotes, each line ended by a line feed. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(cell).join(',')}\n`).join('');
}

/** CSV as a file to be saved. */
export function csvFile(text: string): Blob {
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}
