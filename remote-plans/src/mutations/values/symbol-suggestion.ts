/** A suggested symbol, or why there is none. */
export interface Suggestion {
  symbol?: string;
  problem?: string;
}

/**
 * The answer to the request for a symbol (spec part 2 §5): a text with `Error` in it is one, the apostrophes of an allele
 * without a class letter are no part of the symbol.
 */
export function readSuggestion(answer: string): Suggestion {
  if (answer.includes('Error')) return { problem: answer };
  const symbol = answer.replaceAll("'", '').trim();
  return symbol === '' ? { problem: 'The server has no suggestion.' } : { symbol };
}
