import { useState } from 'react';
import type { Person } from 'shared/contract';
import { Button, type ListAddress } from 'shared/ui';
import { LazyDialog } from '../lazy-dialog.tsx';
import { queryOf } from './view-calls.ts';

const loadDialog = async () => (await import('./view-dialog.tsx')).ViewDialog;

/** Opens the dialog that gives the present filters a name. */
export function SaveView({ person, address }: { person: Person; address: ListAddress }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Save view
      </Button>
      {isOpen && (
        <LazyDialog
          load={loadDialog}
          props={{ person, query: queryOf(address), onClose: () => setOpen(false) }}
        />
      )}
    </>
  );
}
