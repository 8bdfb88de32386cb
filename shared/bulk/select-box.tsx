import type { ReactNode } from 'react';
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
    <input
      type="checkbox"
      className="gt-box"
      aria-label={`Select ${id}`}
      checked={isSelected}
      onChange={({ target }) => select(store, [id], target.checked)}
    />
  );
}

/** A cell with such a box before what names its record. A function and plain elements: a page has up to 200 of them. */
export function besideBox(box: ReactNode, content: ReactNode) {
  return (
    <div className="gt-beside-box">
      {box}
      {content}
    </div>
  );
}
