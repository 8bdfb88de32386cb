/**
 * The search terms in what a person typed: one a line, or several a line with commas between them. Empty lines
 * and doubled commas vanish and each term is trimmed (spec part 1 §5). Order and repetitions stay, because every
 * term gets its own rows in the response.
 */
export function cleanTerms(text: string): string[] {
  return text
    .split(/[\n\r,]/)
    .map((term) => term.trim())
    .filter((term) => term !== '');
}

/** Terms as the text area shows them: on one line, like the example in its hint. */
export function termsAsText(terms: readonly string[]): string {
  return terms.join(', ');
}
