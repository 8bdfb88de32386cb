import { errorText } from 'shared/api';
import { isSearchable, type GeneSearch } from 'shared/domain';
import type { GeneEntry } from '../creation-values.ts';

/** What is wrong with a gene that is being entered. */
export interface GeneProblem {
  text: string;
  /** The valid symbol, where another name of the gene was typed. */
  useInstead?: string;
}

type Findings = Pick<GeneSearch, 'suggestions' | 'isWaiting' | 'synonymOf' | 'error'>;

/**
 * The message about a gene, if any (spec part 1 §5 and §8, PP-14). There is none while the response is awaited,
 * nor, as long as somebody may go on typing, about a text that only begins a symbol.
 */
export function geneProblem(
  { text, symbol }: GeneEntry,
  { suggestions, isWaiting, synonymOf, error }: Findings,
  isLeft: boolean,
): GeneProblem | undefined {
  if (symbol !== '' || isWaiting) return undefined;
  const typed = text.trim();
  if (typed === '') return isLeft ? { text: 'Gene symbol is required' } : undefined;
  if (error !== undefined) return { text: errorText(error) };
  if (synonymOf !== undefined) return synonymProblem(typed, synonymOf);
  const isNothingFound = suggestions.length === 0 && (isLeft || isSearchable(typed));
  if (isNothingFound) return { text: 'Symbol does not exist.' };
  return isLeft ? { text: 'Choose a gene from the list, or type its whole symbol.' } : undefined;
}

/** In the words in which the server would refuse it (api-1 §16.1). */
function synonymProblem(
  typed: string,
  { symbol, accessionId }: { symbol: string; accessionId: string },
): GeneProblem {
  return {
    text:
      `${typed} is a synonym for the gene ${symbol} (${accessionId}). ` +
      `Please use the valid symbol ${symbol} instead.`,
    useInstead: symbol,
  };
}
