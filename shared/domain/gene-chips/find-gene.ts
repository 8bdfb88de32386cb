import { apiFetch } from 'shared/api';
import type { GeneOfSynonym } from 'shared/contract';
import { foundGene } from '../gene-search/gene-search.ts';
import { synonymText } from '../gene-search/synonym-text.ts';
import { sameSymbol } from './gene-suggestions.ts';

/** The symbol that a typed text means, or the reason why it matches no gene. */
export type GeneFinding = { symbol: string } | { problem: string };

/** Wildcards of the look-up, which no symbol has. */
const WILDCARDS = /[%_]/;

/**
 * Looks the text up among the reference genes as a whole symbol (PP-12).
 *
 * @throws ApiError if the server cannot be asked
 */
export async function findGene(text: string): Promise<GeneFinding> {
  const unknown = { problem: `There is no gene with the symbol “${text}”.` };
  if (WILDCARDS.test(text)) return unknown;
  const symbols = await apiFetch<string[]>('/api/genesNamesInExternalData', { query: { input: text } });
  const symbol = sameSymbol(text, symbols);
  if (symbol !== undefined) return { symbol };
  const meant = await apiFetch<GeneOfSynonym | null>('/api/geneSynonymInExternalData', {
    query: { symbol: text },
  });
  if (meant === null) return unknown;
  return { problem: synonymText(text, foundGene(meant), (meant.sameSynonym ?? []).map(foundGene)) };
}
