import { RequiredHint } from 'shared/edit-form';
import { Button, Notice, Stack } from 'shared/ui';
import { useRefusal } from './use-refusal.ts';

/** The button that creates: pressed, it shows what is missing; it is disabled for those who may not (ui-screens 9). */
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
      <RequiredHint />
    </Stack>
  );
}

/** Shows before anything is typed that the person may not create such a plan. */
export function RefusalNotice({ tpn }: { tpn: string }) {
  const refusal = useRefusal(tpn);
  return refusal === undefined ? null : <Notice kind="info">{refusal}</Notice>;
}
