/**
 * The symbols in a pasted text: cells of a spreadsheet, lines, or a list with commas, semicolons or blanks between. Symbols hold
 * none of these.
 */
export function pastedSymbols(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((symbol) => symbol !== ''))];
}
