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
  /** Searches for a text; an empty one is reported as a problem. */
  search: (by: SearchBy, text: string) => void;
  /** Clears the query and its result. */
  clear: () => void;
  isSearching: boolean;
  /** Undefined until there is a response. */
  clones: FoundClone[] | undefined;
  /** What is wrong with the text. */
  problem: string | undefined;
  /** Why the search failed, in the words of the server. */
  error: string | undefined;
}

/** Spec part 2 §5, for both kinds of search. */
const EMPTY_TEXT = 'Enter a valid gene symbol.';

/** Searches the ES cell repository on request, not while typing (ui-screens 12.5). */
export function useCloneSearch(): CloneSearch {
  const [question, setQuestion] = useState<Question | null>(null);
  const [problem, setProblem] = useState<string>();
  const response = useResource<unknown>(question && pathOf(question), undefined, { showsRefusal: true });
  const isSearching = response.isValidating && response.data === undefined;

  const search = (by: SearchBy, text: string) => {
    const wanted = text.trim();
    setProblem(wanted === '' ? EMPTY_TEXT : undefined);
    if (question?.by === by && question.text === wanted) void response.reload();
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
    clones: response.data === undefined ? undefined : foundClones(response.data),
    problem,
    error: response.error && !isSearching ? errorText(response.error) : undefined,
  };
}

function pathOf({ by, text }: Question): string {
  const kind = by === 'geneSymbol' ? 'es_cell_by_symbol' : 'es_cell_by_name';
  return `/api/targ_rep/${kind}/${pathPart(text)}`;
}
