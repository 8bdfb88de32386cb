import { useResource, type ApiError } from 'shared/api';
import type { GeneOfSynonym, ReferenceGene } from 'shared/contract';
import { exactMatch, foundGene, isSearchable, type FoundGene } from './gene-search.ts';
import { useAfterPause } from './use-after-pause.ts';

/** Spec part 1 §9. */
const PAUSE_MS = 500;

/** What is known about a typed text. */
export interface GeneSearch {
  /** Genes that begin with it. */
  suggestions: readonly ReferenceGene[];
  /** The response is still to come. */
  isWaiting: boolean;
  /** The gene that it names in full. */
  match: FoundGene | undefined;
  /** The gene of which it is a synonym, requested where nothing else was found. */
  synonymOf: FoundGene | undefined;
  /** Further genes of which it is a synonym, too. */
  alsoSynonymOf: readonly FoundGene[];
  error: ApiError | undefined;
}

/**
 * Looks a typed text up, 500 ms after the last key (spec part 1 §5). Shorter symbols than the search takes are looked up
 * whole, so that they can be typed too.
 *
 * @param text null requests nothing
 * @param isLeft the person has gone on to another field, so the text is meant as it stands
 */
export function useGeneSearch(text: string | null, isLeft: boolean): GeneSearch {
  const wanted = (text ?? '').trim();
  const asked = useAfterPause(wanted, PAUSE_MS);
  const isAsked = wanted !== '' && asked === wanted;
  const isLong = isSearchable(asked);
  const genes = useResource<ReferenceGene[]>(isAsked && isLong ? '/api/genesInExternalData' : null, {
    input: `${asked}%`,
  });
  const symbols = useResource<string[]>(isAsked && !isLong ? '/api/genesNamesInExternalData' : null, {
    input: asked,
  });
  const response = isLong ? genes : symbols;
  const isAnswered = isAsked && response.data !== undefined && !response.isPrevious;
  const suggestions = isAnswered && isLong ? (genes.data ?? []) : [];
  const match = isAnswered ? matchOf(asked, suggestions, symbols.data) : undefined;

  const asksSynonym = isAnswered && match === undefined && (isLeft || (isLong && suggestions.length === 0));
  const synonym = useResource<GeneOfSynonym | null>(asksSynonym ? '/api/geneSynonymInExternalData' : null, {
    symbol: asked,
  });
  const isSynonymAnswered = synonym.data !== undefined && !synonym.isPrevious;
  const meant = asksSynonym && isSynonymAnswered ? synonym.data : undefined;
  const error = response.error ?? synonym.error;
  const isIncomplete = !isAnswered || (asksSynonym && !isSynonymAnswered);
  return {
    suggestions,
    isWaiting: wanted !== '' && isIncomplete && (error === undefined || !isAsked),
    match,
    synonymOf: meant ? foundGene(meant) : undefined,
    alsoSynonymOf: (meant?.sameSynonym ?? []).map(foundGene),
    error: isAsked ? error : undefined,
  };
}

function matchOf(
  text: string,
  genes: readonly ReferenceGene[],
  symbols: readonly string[] = [],
): FoundGene | undefined {
  return exactMatch(text, [...genes, ...symbols.map((symbol) => ({ symbol, accId: '' }))]);
}
