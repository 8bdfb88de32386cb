import { useResource } from 'shared/api';
import { useAfterPause } from '../gene-search/use-after-pause.ts';
import { suggestionsFor, suggestionStart } from './gene-suggestions.ts';

const PATH = '/api/genesNamesInExternalData';

/** Spec part 2 §9. */
const PAUSE_MS = 500;

/**
 * Symbols to suggest for a typed text (ui-screens 2.8). One call serves all texts that begin with the same three letters. Of
 * very common beginnings the response does not contain all of them; then the whole text is requested, 500 ms after the
 * last key.
 */
export function useGeneSuggestions(text: string, taken: readonly string[]) {
  const start = suggestionStart(text);
  const fetched = useResource<string[]>(start === null ? null : PATH, { input: `${start}%` });
  const isFetched = fetched.data !== undefined && !fetched.isPrevious;
  const filtered = start !== null && isFetched ? suggestionsFor(text, fetched.data ?? [], taken) : [];

  const delayed = useAfterPause(text.trim(), PAUSE_MS);
  const isMissing = start !== null && isFetched && filtered.length === 0 && delayed === text.trim();
  const whole = useResource<string[]>(isMissing ? PATH : null, { input: `${delayed}%` });
  const found = isMissing && !whole.isPrevious ? suggestionsFor(text, whole.data ?? [], taken) : [];
  return {
    suggestions: filtered.length > 0 ? filtered : found,
    isLoading: fetched.isLoading || whole.isLoading,
    error: fetched.error ?? whole.error,
  };
}
