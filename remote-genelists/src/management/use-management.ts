import { useMemo, useState } from 'react';
import { useDownload, useResourceReading, type Download, type Reading } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import type { GeneListPage, Person } from 'shared/contract';
import { listState, type ListState } from 'shared/domain';
import { useLastPage } from 'shared/ui';
import { changesOf } from '../changes/change-set.ts';
import { contentPath, pageQuery } from '../list/list-calls.ts';
import { useListAddress, type SeenList } from '../list/use-list-address.ts';
import { shownRows, type ShownRow } from '../records/shown-rows.ts';
import { useRows } from '../records/use-rows.ts';
import { canChangeList } from './consortia.ts';
import { useChangeSet, type HeldChanges } from './use-change-set.ts';
import { useConsortia } from './use-consortia.ts';
import { useSaving, type Saving } from './use-saving.ts';

/** All that the management screen knows and does. */
export interface Management extends SeenList {
  /** To choose from; undefined until they are known. */
  consortia: readonly string[] | undefined;
  /** The chosen one; empty before. */
  consortium: string;
  /** Record types of the chosen consortium. */
  types: readonly string[];
  canChange: boolean;
  /** Edit mode; view mode is the default (spec part 2 §4). */
  isEditing: boolean;
  setEditing: (isEditing: boolean) => void;
  reading: Reading<GeneListPage>;
  list: ListState<GeneListPage>;
  /** The page with the unsaved changes in it; undefined until there is one. */
  rows: readonly ShownRow[] | undefined;
  held: HeldChanges;
  saving: Saving;
  csv: Download;
  /** What went wrong, for the banner of the page (spec part 2 §8). */
  errors: unknown[];
}

const NO_TYPES: readonly string[] = [];

export function useManagement(person: Person): Management {
  const seen = useListAddress();
  const { address, refine } = seen;
  const { names: consortia, error: consortiaError } = useConsortia(person);
  const consortium = consortia?.includes(address.consortium) ? address.consortium : '';
  const { configuration, error: configurationError } = useConfiguration();
  const reading = useResourceReading<GeneListPage>(
    consortium === '' ? null : contentPath(consortium),
    pageQuery(address),
  );
  const list = listState(reading);
  useLastPage({ ...address, totalElements: list.currentTotal }, (page) => refine({ page }));

  const held = useChangeSet();
  const saving = useSaving(held);
  const csv = useDownload();
  const [wantsToEdit, setEditing] = useState(false);
  const canChange = consortium !== '' && canChangeList(person, consortium);
  return {
    ...seen,
    consortia,
    consortium,
    types: configuration?.recordTypesByConsortium[consortium] ?? NO_TYPES,
    canChange,
    isEditing: canChange && wantsToEdit,
    setEditing,
    reading,
    list,
    rows: useShownRows(list, held, consortium),
    held,
    saving,
    csv,
    errors: [saving.error, reading.error, csv.error, consortiaError, configurationError],
  };
}

function useShownRows(
  { answer, isFailed }: ListState<GeneListPage>,
  { set }: HeldChanges,
  consortium: string,
) {
  const isKnown = answer !== undefined || isFailed;
  const stored = useRows(consortium, answer);
  return useMemo(
    () => (isKnown ? shownRows(stored, changesOf(set, consortium, null)) : undefined),
    [isKnown, stored, set, consortium],
  );
}
