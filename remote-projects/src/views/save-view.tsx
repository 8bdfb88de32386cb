import { lazy, Suspense, useState } from 'react';
import type { Person } from 'shared/contract';
import { ScreenPart } from 'shared/domain';
import { Button, type ListAddress } from 'shared/ui';
import { queryOf } from './view-calls.ts';
import type { ViewDialogProps } from './view-dialog.tsx';

/** Opens the dialog that gives the present filters a name. */
export function SaveView({ person, address }: { person: Person; address: ListAddress }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Save view
      </Button>
      {isOpen && (
        <ScreenPart title="The dialog could not be opened">
          <Suspense>
            <OpenDialog person={person} query={queryOf(address)} onClose={() => setOpen(false)} />
          </Suspense>
        </ScreenPart>
      )}
    </>
  );
}

/** Its code is loaded when it opens, again after a failure. */
function OpenDialog(props: ViewDialogProps) {
  const [ViewDialog] = useState(() =>
    lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog })),
  );
  return <ViewDialog {...props} />;
}
