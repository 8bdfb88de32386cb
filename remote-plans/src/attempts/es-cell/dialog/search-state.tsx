import { Box, Notice, Spinner, Text } from 'shared/ui';
import type { CloneSearch } from './use-clone-search.ts';

/** What has become of a search: each state is seen, and read out when it changes (PP-15). */
export function SearchState({
  isSearching,
  clones,
  error,
}: Pick<CloneSearch, 'isSearching' | 'clones' | 'error'>) {
  return (
    <Box aria-live="polite" minH="6">
      {isSearching && (
        <Text tone="muted">
          <Spinner /> Searching…
        </Text>
      )}
      {error !== undefined && <Notice kind="error">{error}</Notice>}
      {clones && !isSearching && <Text tone="muted">{countText(clones.length)}</Text>}
    </Box>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No ES cell was found.';
  return count === 1 ? '1 ES cell found' : `${count} ES cells found`;
}
