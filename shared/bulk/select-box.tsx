import { Checkbox } from 'shared/ui';
import { useStore } from 'zustand';
import { select, useSelection, type SelectionStore } from './selection.ts';

/** The box before a record's identifier, where the list can be selected from. */
export function SelectBox({ id }: { id: string }) {
  const store = useSelection();
  return store && <SelectBoxIn store={store} id={id} />;
}

/** The box of a list that names its selection. It listens to its own record alone: a press builds one row again and not 200. */
export function SelectBoxIn({ store, id }: { store: SelectionStore; id: string }) {
  const isSelected = useStore(store, ({ selected }) => selected.has(id));
  return (
    <Checkbox
      aria-label={`Select ${id}`}
      checked={isSelected}
      onChange={({ target }) => select(store, [id], target.checked)}
    />
  );
}
