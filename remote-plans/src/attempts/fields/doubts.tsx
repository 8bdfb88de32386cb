import { Notice, Stack } from 'shared/ui';

/** What can hardly be meant and is stored all the same: the server refuses none of it, and somebody may know better. */
export function Doubts({ doubts }: { doubts: readonly string[] }) {
  if (doubts.length === 0) return null;
  return (
    <Notice kind="warning" title="Please check">
      <Stack gap="1">
        {doubts.map((doubt) => (
          <span key={doubt}>{doubt}</span>
        ))}
      </Stack>
    </Notice>
  );
}
