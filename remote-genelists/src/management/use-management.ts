import { useMemo, useState } from 'react';
import { useDownload, useResourceReading } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import type { GeneListPage, Person } from 'shared/contract';
import { pageQuery, useListAddress, useListPage, type ListState } from 'shared/domain';
import { changesOf } from '../changes/change-set.ts';
import { GENE_LIST } from '../list/list-address.ts';
import { contentPath } from '../list/list-calls.ts';
import { shownRows, useRows } from '../records/shown-rows.ts';
import { canChangeList, useConsortia } from './consortia.ts';
import { useChangeSet, type HeldChanges } from './use-change-set.ts';
import { useSaving } from './use-saving.ts';

/** All that the management screen knows and does. */
export type Management = ReturnType<typeof useManagement>;

const NO_TYPES: readonly string[] = [];

export function useManagement(person: Person) {
  const { address, refine } = useListAddress(GENE_LIST);
  const consortiaOfPerson = useConsortia(person);
  const { names: consortia } = consortiaOfPerson;
  const consortium = consortia?.includes(address.consortium) ? address.consortium : '';
  const { configuration, error: configurationError } = useConfiguration();
  const reading = useResourceReading<GeneListPage>(
    consortium === '' ? null : contentPath(consortium),
    pageQuery(address),
  );
  const list = useListPage(reading, address, refine);

  const held = useChangeSet();
  const saving = useSaving(held);
  const csv = useDownload();
  const [wantsToEdit, setEditing] = useState(false);
  const canChange = consortium !== '' && canChangeList(person, consortium);
  return {
    address,
    refine,
    /** To choose from; undefined until they are known. */
    consortia,
    /** Why they are not. */
    consortiaError: consortiaOfPerson.error,
    reloadConsortia: consortiaOfPerson.reload,
    /** The chosen one; empty before. */
    consortium,
    /** Record types of the chosen consortium. */
    types: configuration?.recordTypesByConsortium[consortium] ?? NO_TYPES,
    canChange,
    /** Edit mode; view mode is the default (spec part 2 §4). */
    isEditing: canChange && wantsToEdit,
    setEditing,
    reading,
    list,
    /** The page with the unsaved changes in it; undefined until there is one. */
    rows: useShownRows(list, held, consortium),
    held,
    saving,
    csv,
    /** What went wrong, for the banner of the page (spec part 2 §8). */
    errors: [saving.error, reading.error, csv.error, configurationError],
  };
}

function useShownRows(
  { response, isFailed }: ListState<GeneListPage>,
  { set }: HeldChanges,
  consortium: string,
) {
  const isKnown = response !== undefined || isFailed;
  const stored = useRows(consortium, response);
  return useMemo(
    () => (isKnown ? shownRows(stored, changesOf(set, consortium, null)) : undefined),
    [isKnown, stored, set, consortium],
  );
}
