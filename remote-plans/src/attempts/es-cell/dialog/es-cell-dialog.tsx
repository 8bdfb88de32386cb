import { useState } from 'react';
import { Button, Stack } from 'shared/ui';
import { Dialog } from 'shared/ui-overlays';
import { CloneTable } from './clone-table.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchState } from './search-state.tsx';
import { useCloneSearch, type SearchBy } from './use-clone-search.ts';

export interface EsCellDialogProps {
  onAdd: (esCellName: string) => void;
  onCancel: () => void;
}

/** Finds the ES cell of an attempt, by gene or by name (ui-screens 12.5). It stands in the page only while it is open. */
export function EsCellDialog({ onAdd, onCancel }: EsCellDialogProps) {
  const [by, setBy] = useState<SearchBy>('geneSymbol');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { search, clear, ...found } = useCloneSearch();

  const switchTo = (kind: SearchBy) => {
    setBy(kind);
    setText('');
    setChosen(null);
    clear();
  };
  const start = () => {
    setChosen(null);
    search(by, text);
  };
  return (
    <Dialog
      title="Find ES Cell"
      isOpen
      onClose={onCancel}
      width="600px"
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={chosen === null ? 'Choose an ES cell first.' : undefined}
            onClick={() => chosen !== null && onAdd(chosen)}
          >
            Add
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <SearchBox
          {...{ by, text, problem: found.problem, isSearching: found.isSearching }}
          onSwitch={switchTo}
          onText={setText}
          onSearch={start}
        />
        <SearchState {...found} />
        {found.clones && found.clones.length > 0 && (
          <CloneTable clones={found.clones} chosen={chosen} onChoose={setChosen} />
        )}
      </Stack>
    </Dialog>
  );
}
