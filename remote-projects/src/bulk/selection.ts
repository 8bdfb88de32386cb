import { createContext, useContext } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';

/** The projects that are selected, by identifier, in the order in which they were. */
export type Selected = ReadonlySet<string>;

interface SelectionState {
  selected: Selected;
}

export type SelectionStore = StoreApi<SelectionState>;

/** The selection of a list. It stays while people page and filter. */
export function createSelection(): SelectionStore {
  return createStore(() => ({ selected: new Set<string>() }));
}

/** The selection, with or without these projects. */
export function withProjects(selected: Selected, tpns: readonly string[], isSelected: boolean): Selected {
  const next = new Set(selected);
  for (const tpn of tpns) {
    if (isSelected) next.add(tpn);
    else next.delete(tpn);
  }
  return next;
}

/** Selects these projects, or takes them out. */
export function select(store: SelectionStore, tpns: readonly string[], isSelected: boolean): void {
  store.setState(({ selected }) => ({ selected: withProjects(selected, tpns, isSelected) }));
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
