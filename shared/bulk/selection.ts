import { createContext, useContext } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';

/** The records that are selected, by identifier, in the order in which they were. */
export type Selected = ReadonlySet<string>;

interface SelectionState {
  selected: Selected;
}

export type SelectionStore = StoreApi<SelectionState>;

/** The selection of a list. It stays while people page and filter. */
export function createSelection(): SelectionStore {
  return createStore(() => ({ selected: new Set<string>() }));
}

/** The selection, with or without these records. */
export function withRecords(selected: Selected, ids: readonly string[], isSelected: boolean): Selected {
  const next = new Set(selected);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Selects these records, or takes them out. */
export function select(store: SelectionStore, ids: readonly string[], isSelected: boolean): void {
  store.setState(({ selected }) => ({ selected: withRecords(selected, ids, isSelected) }));
}

export function selectNothing(store: SelectionStore): void {
  store.setState({ selected: new Set() });
}

export const SelectionContext = createContext<SelectionStore | null>(null);

/** Everything that is selected. */
export function useSelected(store: SelectionStore): Selected {
  return useStore(store, ({ selected }) => selected);
}

/** The selection of the list around; null where nothing can be selected. */
export function useSelection(): SelectionStore | null {
  return useContext(SelectionContext);
}
