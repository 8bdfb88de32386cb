import { createContext, useContext } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';

/** The symbols that are selected, in the order in which they were. */
type Selected = ReadonlySet<string>;

export type GeneSelection = StoreApi<{ selected: Selected }>;

/** What is selected in a list; it stays while people page and filter. */
export function createGeneSelection(): GeneSelection {
  return createStore(() => ({ selected: new Set<string>() }));
}

/** Selects the genes of a record, or takes them out. */
export function selectGenes(store: GeneSelection, genes: readonly string[], isSelected: boolean): void {
  store.setState(({ selected }) => {
    const next = new Set(selected);
    for (const gene of genes) {
      if (isSelected) next.add(gene);
      else next.delete(gene);
    }
    return { selected: next };
  });
}

/** The list around; null where nothing can be selected. */
export const GeneSelectionContext = createContext<GeneSelection | null>(null);

export function useGeneSelection(): GeneSelection | null {
  return useContext(GeneSelectionContext);
}

export function useSelectedGenes(store: GeneSelection): Selected {
  return useStore(store, ({ selected }) => selected);
}
