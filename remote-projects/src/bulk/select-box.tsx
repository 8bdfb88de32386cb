import { Checkbox } from 'shared/ui';
import { useStore } from 'zustand';
import { select, useSelection, type SelectionStore } from './selection.ts';

/** The box before a project's identifier, where the list can be selected from. */
export function SelectBox({ tpn }: { tpn: string }) {
  const store = useSelection();
  return store && <Box store={store} tpn={tpn} />;
}

/** Listens to its own project alone, so that a press builds one row again and not 200. */
function Box({ store, tpn }: { store: SelectionStore; tpn: string }) {
  const isSelected = useStore(store, ({ selected }) => selected.has(tpn));
  return (
    <Checkbox
      aria-label={`Select ${tpn}`}
      checked={isSelected}
      onChange={({ target }) => select(store, [tpn], target.checked)}
    />
  );
}
