import type { FoundGene } from './gene-search.ts';

/** Why a synonym is no symbol, with every gene that it may mean, in the words of the server (api-1 §16.1, api-2 §15.5). */
export function synonymText(text: string, gene: FoundGene, others: readonly FoundGene[]): string {
  const [first, ...more] = [gene, ...others].map(({ symbol, accessionId }) => `${symbol} (${accessionId})`);
  return more.length === 0
    ? `${text} is a synonym for the gene ${first}. Please use the valid symbol ${gene.symbol} instead.`
    : `${text} is a synonym for several genes: ${[first, ...more].join(', ')}. Please use the valid symbol of the one you mean instead.`;
}
