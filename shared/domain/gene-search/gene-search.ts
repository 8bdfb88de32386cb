import type { ReferenceGene } from 'shared/contract';

/** Suggestions begin with this many characters; the server refuses fewer (api-1 §18, ui-screens 2.10). */
export const SHORTEST_SEARCH = 3;

/** A gene that a text was found to mean. */
export interface FoundGene {
  symbol: string;
  /** Empty for a gene that was recognised by its symbol alone. */
  accessionId: string;
}

export function foundGene({ symbol, accId }: Pick<ReferenceGene, 'symbol' | 'accId'>): FoundGene {
  return { symbol, accessionId: accId };
}

/** Characters that narrow a search: of an accession id those after the colon. */
function significantLength(text: string): number {
  return text.slice(text.indexOf(':') + 1).trim().length;
}

/** Whether genes are suggested for the text. */
export function isSearchable(text: string): boolean {
  return significantLength(text) >= SHORTEST_SEARCH;
}

/** The gene whose whole symbol or accession id the text is, in any case: it need not be chosen from the list (PP-14). */
export function exactMatch(
  text: string,
  genes: readonly Pick<ReferenceGene, 'symbol' | 'accId'>[],
): FoundGene | undefined {
  const wanted = text.trim().toLowerCase();
  const found =
    genes.find(({ symbol }) => symbol === text.trim()) ??
    genes.find(({ symbol, accId }) => [symbol.toLowerCase(), accId.toLowerCase()].includes(wanted));
  return found && foundGene(found);
}
