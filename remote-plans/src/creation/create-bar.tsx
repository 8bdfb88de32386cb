import { Button, Notice, Stack, Text } from 'shared/ui';
import { useRefusal } from './use-refusal.ts';

/** The button that creates: it tells what is missing when pressed, and cannot be pressed by those who may not (ui-screens 9). */
export function CreateBar({ tpn, isBusy }: { tpn: string; isBusy: boolean }) {
  const refusal = useRefusal(tpn);
  return (
    <Stack gap="3" alignItems="flex-start">
      <Button
        type="submit"
        variant="primary"
        isBusy={isBusy}
        busyText="Creating…"
        disabledReason={isBusy ? undefined : refusal}
      >
        Create Plan
      </Button>
      <Text size="sm" tone="muted">
        * required fields
      </Text>
    </Stack>
  );
}

/** Says before anything is typed that the person may not create such a plan. */
export function RefusalNotice({ tpn }: { tpn: string }) {
  const refusal = useRefusal(tpn);
  return refusal === undefined ? null : <Notice kind="info">{refusal}</Notice>;
}
