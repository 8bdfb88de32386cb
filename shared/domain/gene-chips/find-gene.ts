import { apiFetch } from 'shared/api';
import type { ReferenceGene } from 'shared/contract';
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
  const meant = await apiFetch<ReferenceGene | null>('/api/geneSynonymInExternalData', {
    query: { symbol: text },
  });
  return meant === null ? unknown : { problem: synonymText(text, meant) };
}

/** In the words of the server (api-2 §15.5). */
function synonymText(text: string, { symbol, accId }: ReferenceGene): string {
  return `${text} is a synonym for the gene ${symbol} (${accId}). Please use the valid symbol ${symbol} instead.`;
}
