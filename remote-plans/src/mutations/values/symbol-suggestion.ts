/** A suggested symbol, or why there is none. */
export interface Suggestion {
  symbol?: string;
  problem?: string;
}

/**
 * The response to the request for a symbol (spec part 2 §5): a text with `Error` in it is one, the apostrophes of an
 * allele without a class letter are no part of the symbol.
 */
export function readSuggestion(response: string): Suggestion {
  if (response.includes('Error')) return { problem: response };
  const symbol = response.replaceAll("'", '').trim();
  return symbol === '' ? { problem: 'The server has no suggestion.' } : { symbol };
}
