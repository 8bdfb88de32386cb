import { Box, Notice } from 'shared/ui';

/** Says what a change of another field has taken away (PP-30). Takes a whole line of a grid. */
export function RemovedNotice({ removed }: { removed: readonly string[] }) {
  if (removed.length === 0) return null;
  return (
    <Box gridColumn="1 / -1">
      <Notice kind="info" title="Removed, because it does not belong to what is chosen now">
        {removed.join(', ')}
      </Notice>
    </Box>
  );
}
