/**
 * Where cells of spreadsheets end. Symbols of rearrangements have a semicolon in brackets, `Is(In8B2-8B3.1;6C1)1Tshir`, and
 * synonyms have blanks, `PTP IA-2`: these separate nothing.
 */
const END_OF_CELL = /\t|;(?![^();]*\))/;

/** The cells in a line, as they are. */
export function splitCells(line: string): string[] {
  return line.split(END_OF_CELL);
}

/**
 * The search terms in what a person typed or pasted: one a line, or several with commas, semicolons or tabs between them. Empty
 * ones vanish and each term is trimmed (spec part 1 §5). Order and repetitions stay, because every term gets its own rows in
 * the response.
 */
export function splitTerms(text: string): string[] {
  return text
    .split(/[\n\r,]/)
    .flatMap(splitCells)
    .map((term) => term.trim())
    .filter((term) => term !== '');
}
