/** Suggestions begin at this length; one call serves all longer texts (spec part 2 §9). */
export const SUGGESTION_THRESHOLD = 3;

/** The text that is requested: its first three characters; null while it is shorter. */
export function suggestionStart(text: string): string | null {
  const wanted = text.trim();
  return wanted.length < SUGGESTION_THRESHOLD ? null : wanted.slice(0, SUGGESTION_THRESHOLD);
}

/**
 * The fetched symbols that contain the typed text, in any case, without those that have been taken. Those that begin with it
 * come first, else in the order of the response.
 */
export function suggestionsFor(text: string, fetched: readonly string[], taken: readonly string[]): string[] {
  const wanted = text.trim().toLowerCase();
  const begins = (symbol: string) => symbol.toLowerCase().startsWith(wanted);
  const fitting = fetched.filter(
    (symbol) => symbol.toLowerCase().includes(wanted) && !taken.includes(symbol),
  );
  return [...fitting.filter(begins), ...fitting.filter((symbol) => !begins(symbol))];
}

/** The symbol that the whole text is, written as it is or in other letters. */
export function sameSymbol(text: string, symbols: readonly string[]): string | undefined {
  const wanted = text.trim();
  return (
    symbols.find((symbol) => symbol === wanted) ??
    symbols.find((symbol) => symbol.toLowerCase() === wanted.toLowerCase())
  );
}
