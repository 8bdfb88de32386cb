import { useState } from 'react';
import { splitTerms } from 'shared/limits';
import { termsAsText } from '../search/terms-as-text.ts';
import type { Search } from './use-search-address.ts';

/** What stands in the search card and has not been searched yet: a text or a file, never both. */
export interface SearchDraft {
  text: string;
  file: File | null;
  changeText: (text: string) => void;
  changeFile: (file: File | null) => void;
}

interface Draft {
  text: string;
  file: File | null;
}

function askedBy({ address, searchedFile }: Search): Draft {
  if (!searchedFile) return { text: termsAsText(address.terms), file: null };
  return searchedFile.text === null
    ? { text: '', file: searchedFile.file }
    : { text: searchedFile.text, file: null };
}

/** Whether two drafts search for the same, however their terms are laid out. */
function asksTheSame(one: Draft, other: Draft): boolean {
  return one.file === other.file && termsAsText(splitTerms(one.text)) === termsAsText(splitTerms(other.text));
}

/**
 * The draft of the next search. It starts as the search in the address and follows it (back, forward, a link), but
 * keeps the layout of a text that has just been searched. Typing removes a chosen file (spec part 1 §2); a chosen
 * file hides the text, which comes back when the file is cleared.
 */
export function useSearchDraft(search: Search): SearchDraft {
  const searched = search.searchedFile ?? termsAsText(search.address.terms);
  const [draft, setDraft] = useState(() => ({ ...askedBy(search), searched }));
  if (draft.searched !== searched) {
    const asked = askedBy(search);
    setDraft({ ...(asksTheSame(draft, asked) ? draft : asked), searched });
  }
  return {
    text: draft.file ? '' : draft.text,
    file: draft.file,
    changeText: (text) => setDraft({ ...draft, text, file: null }),
    changeFile: (file) => setDraft({ ...draft, file }),
  };
}
