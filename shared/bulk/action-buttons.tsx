import { lazy, Suspense, useState } from 'react';
import { ScreenPart } from 'shared/domain';
import { useSession } from 'shared/session';
import { Button } from 'shared/ui';
import { ACTIONS, obstacleTo, type ActionWords } from './actions.ts';
import type { BulkDialogProps } from './bulk-dialog.tsx';

/** What can be done with the records: a button for each action, and its dialog. */
export function ActionButtons(
  props: Pick<BulkDialogProps, 'targets' | 'noun' | 'areStandingStill' | 'onDone'>,
) {
  const [action, setAction] = useState<ActionWords | null>(null);
  const { person } = useSession();
  return (
    <>
      {ACTIONS.map((one) => (
        <Button
          key={one.name}
          size="sm"
          variant="secondary"
          disabledReason={obstacleTo(one.name, person)}
          onClick={() => setAction(one)}
        >
          {one.label}
        </Button>
      ))}
      {action !== null && (
        <ScreenPart title="The dialog could not be opened">
          <Suspense>
            <OpenDialog {...props} action={action} onClose={() => setAction(null)} />
          </Suspense>
        </ScreenPart>
      )}
    </>
  );
}

/** Its code is loaded when it opens, again after a failure. */
function OpenDialog(props: BulkDialogProps) {
  const [BulkDialog] = useState(() =>
    lazy(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog })),
  );
  return <BulkDialog {...props} />;
}
