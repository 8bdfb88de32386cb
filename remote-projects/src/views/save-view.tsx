import { useState } from 'react';
import type { Person } from 'shared/contract';
import { Button, type ListAddress } from 'shared/ui';
import { LazyDialog } from '../lazy-dialog.tsx';
import { loadViewDialog } from './load-view-dialog.ts';
import { queryOf } from './view-calls.ts';

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
          load={loadViewDialog}
          props={{ person, query: queryOf(address), onClose: () => setOpen(false) }}
        />
      )}
    </>
  );
}
