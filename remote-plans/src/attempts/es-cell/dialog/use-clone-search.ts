import { useState } from 'react';
import { errorText, pathPart, useResource } from 'shared/api';
import { foundClones, type FoundClone } from './found-clones.ts';

/** Spec part 2 §9. */
export type SearchBy = 'geneSymbol' | 'esCellName';

interface Question {
  by: SearchBy;
  text: string;
}

/** A search for ES cells, and what has become of it. */
export interface CloneSearch {
  /** Looks for a text; an empty one is told as a problem. */
  search: (by: SearchBy, text: string) => void;
  /** Forgets question and answer. */
  clear: () => void;
  isSearching: boolean;
  /** Undefined until there is an answer. */
  clones: FoundClone[] | undefined;
  /** What is wrong with the text. */
  problem: string | undefined;
  /** Why the search failed, in the words of the server. */
  error: string | undefined;
}

/** Spec part 2 §5, for both kinds of search. */
const EMPTY_TEXT = 'Enter a valid gene symbol.';

/** Searches the ES cell repository when told to (ui-screens 12.5). */
export function useCloneSearch(): CloneSearch {
  const [question, setQuestion] = useState<Question | null>(null);
  const [problem, setProblem] = useState<string>();
  const answer = useResource<unknown>(question && pathOf(question), undefined, { showsRefusal: true });
  const isSearching = answer.isValidating && answer.data === undefined;

  const search = (by: SearchBy, text: string) => {
    const wanted = text.trim();
    setProblem(wanted === '' ? EMPTY_TEXT : undefined);
    if (question?.by === by && question.text === wanted) void answer.reload();
    else setQuestion(wanted === '' ? null : { by, text: wanted });
  };
  const clear = () => {
    setQuestion(null);
    setProblem(undefined);
  };
  return {
    search,
    clear,
    isSearching,
    clones: answer.data === undefined ? undefined : foundClones(answer.data),
    problem,
    error: answer.error && !isSearching ? errorText(answer.error) : undefined,
  };
}

function pathOf({ by, text }: Question): string {
  const kind = by === 'geneSymbol' ? 'es_cell_by_symbol' : 'es_cell_by_name';
  return `/api/targ_rep/${kind}/${pathPart(text)}`;
}
