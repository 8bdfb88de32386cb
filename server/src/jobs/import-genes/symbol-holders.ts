/** A gene that an import names: its symbol before, if it is stored, and the symbol that the files give it. */
export interface SymbolClaim {
  readonly accId: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * Which gene has each symbol after an import. A gene that is not renamed keeps its symbol. Of several that claim one,
 * the first gets it. A gene that does not get its claim keeps its present symbol, so a gene that claimed that one
 * loses it in turn, and so on.
 *
 * @param kept symbols of stored genes that the files do not name, with their accession ids
 * @param claims the genes that the files name, in order
 * @returns the accession id of the gene with a symbol
 */
export function symbolHolders(
  kept: Iterable<readonly [symbol: string, accId: string]>,
  claims: readonly SymbolClaim[],
): Map<string, string> {
  const holders = new Map(kept);
  for (const { accId, before, after } of claims) {
    if (before !== undefined && (after === undefined || after === before)) holders.set(before, accId);
  }
  for (const { accId, after } of claims) {
    if (after !== undefined && !holders.has(after)) holders.set(after, accId);
  }
  const claimOf = new Map(claims.map((claim) => [claim.accId, claim]));
  const losers = claims.filter(({ accId, after }) => after !== undefined && holders.get(after) !== accId);
  for (let loser = losers.pop(); loser !== undefined; loser = losers.pop()) {
    if (loser.before === undefined) continue;
    const evicted = claimOf.get(holders.get(loser.before) ?? '');
    holders.set(loser.before, loser.accId);
    if (evicted !== undefined && evicted !== loser) losers.push(evicted);
  }
  return holders;
}
