import type { IntentionValues } from '../creation-values.ts';

/**
 * What is to be checked about an intention whose gene an earlier one has. The server accepts it (api-1 §16.1, "not checked"), and
 * a project of more than one intention is assigned without a comparison with others (§14.2, rule 1).
 *
 * @param index position of the intention, from zero
 */
export function repeatedGene(intentions: readonly IntentionValues[], index: number): string | undefined {
  const symbolAt = (position: number) => intentions[position]?.gene.symbol.toLowerCase();
  const earlier = intentions.findIndex((_, position) => symbolAt(position) === symbolAt(index));
  const symbol = intentions[index]?.gene.symbol;
  if (!symbol || earlier === index) return undefined;
  return (
    `${symbol} is the gene of intention ${earlier + 1} too. A project with more than one intention is assigned ` +
    'without a comparison with others: remove one, unless both are meant.'
  );
}
