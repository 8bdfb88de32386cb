/** A symbol with a capital first letter, as most mouse genes are written. */
export function capitalised(symbol: string): string {
  return symbol.slice(0, 1).toUpperCase() + symbol.slice(1);
}
