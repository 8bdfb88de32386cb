import { Notice, Stack } from 'shared/ui';

/** What can hardly be meant and is stored all the same: the server refuses none of it, and somebody may know better. */
export function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Notice kind="warning" title="Please check">
      <Stack gap="1">
        {warnings.map((warning) => (
          <span key={warning}>{warning}</span>
        ))}
      </Stack>
    </Notice>
  );
}
