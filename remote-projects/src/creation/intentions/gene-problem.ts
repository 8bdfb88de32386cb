import { errorText } from 'shared/api';
import { isSearchable, synonymText, type FoundGene, type GeneSearch } from 'shared/domain';
import type { GeneEntry } from '../creation-values.ts';

/** What is wrong with a gene that is being entered. */
export interface GeneProblem {
  text: string;
  /** The genes that can be meant, where a synonym was typed. */
  useInstead?: readonly FoundGene[];
}

type Findings = Pick<GeneSearch, 'suggestions' | 'isWaiting' | 'synonymOf' | 'alsoSynonymOf' | 'error'>;

/**
 * The message about a gene, if any (spec part 1 §5 and §8, PP-14). There is none while the response is awaited,
 * nor, as long as somebody may go on typing, about a text that only begins a symbol.
 */
export function geneProblem(
  { text, symbol }: GeneEntry,
  { suggestions, isWaiting, synonymOf, alsoSynonymOf, error }: Findings,
  isLeft: boolean,
): GeneProblem | undefined {
  if (symbol !== '' || isWaiting) return undefined;
  const typed = text.trim();
  if (typed === '') return isLeft ? { text: 'Gene symbol is required' } : undefined;
  if (error !== undefined) return { text: errorText(error) };
  if (synonymOf !== undefined)
    return { text: synonymText(typed, synonymOf, alsoSynonymOf), useInstead: [synonymOf, ...alsoSynonymOf] };
  const isNothingFound = suggestions.length === 0 && (isLeft || isSearchable(typed));
  if (isNothingFound) return { text: 'Symbol does not exist.' };
  return isLeft ? { text: 'Choose a gene from the list, or type its whole symbol.' } : undefined;
}
