import { createContext, useContext } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';

/** What is known of a record that can be selected. */
export interface SelectableRecord {
  genes: readonly string[];
  /** Identifiers of the projects on exactly these genes. */
  projects: readonly string[];
}

/** The records that are selected, by their genes, in the order in which they were: records on the same genes count once. */
type Selected = ReadonlyMap<string, SelectableRecord>;

export type RecordSelection = StoreApi<{ selected: Selected }>;

/** What is selected in a list; it stays while people page and filter. */
export function createRecordSelection(): RecordSelection {
  return createStore(() => ({ selected: new Map<string, SelectableRecord>() }));
}

export function keyOf({ genes }: Pick<SelectableRecord, 'genes'>): string {
  return genes.join(', ');
}

/** Selects these records, or takes them out. */
export function selectRecords(
  store: RecordSelection,
  records: readonly SelectableRecord[],
  isSelected: boolean,
): void {
  store.setState(({ selected }) => {
    const next = new Map(selected);
    for (const record of records) {
      if (isSelected) next.set(keyOf(record), record);
      else next.delete(keyOf(record));
    }
    return { selected: next };
  });
}

export function selectNoRecords(store: RecordSelection): void {
  store.setState({ selected: new Map() });
}

/** Their genes and their projects, each once. */
export function partsOf(selected: Selected): { genes: string[]; projects: string[] } {
  const records = [...selected.values()];
  return {
    genes: [...new Set(records.flatMap(({ genes }) => genes))],
    projects: [...new Set(records.flatMap(({ projects }) => projects))],
  };
}

/** The list around; null where nothing can be selected. */
export const RecordSelectionContext = createContext<RecordSelection | null>(null);

export function useRecordSelection(): RecordSelection | null {
  return useContext(RecordSelectionContext);
}

export function useSelectedRecords(store: RecordSelection): Selected {
  return useStore(store, ({ selected }) => selected);
}
