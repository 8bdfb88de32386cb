import { useCallback, useMemo } from 'react';
import { INSERTION_LABELS, PART_LABELS } from 'shared/record-fields';
import { Disclosure } from 'shared/ui';
import { RowTable, useFormContext, useRows, type RowColumns, type RowPlace } from 'shared/ui-forms';
import { InsertionExonPanels, isHittingExons } from '../exons/exon-panels.tsx';
import { insertionProblem, locationProblem } from '../rules/sequence-problems.ts';
import type { InsertionRow, MutationValues } from '../values/mutation-values.ts';
import type { MutationPartProps } from './part-props.ts';

const emptyRow = (): InsertionRow => ({ id: null, sequence: '', location: '' });

/** The insertions of a mutation, and the exons that they hit (ui-screens 15.5). */
export function InsertionsPanel({ name, stored }: MutationPartProps) {
  const rows = useRows<InsertionRow>(`${name}.insertionSequences`);
  const { getValues } = useFormContext<Record<string, MutationValues>>();
  const columns = useMemo(() => columnsOf(() => getValues(name).mutationSequences), [getValues, name]);
  const hasExons = stored?.insertionSequences.some(isHittingExons) ?? false;
  const below = useCallback(
    ({ index }: RowPlace) => {
      const id = rows.current()[index]?.id;
      const insertion = stored?.insertionSequences.find((each) => each.id === id);
      return insertion && <InsertionExonPanels insertion={insertion} />;
    },
    [rows, stored],
  );
  return (
    <Disclosure title={PART_LABELS.insertionSequences} level={4} defaultOpen>
      <RowTable
        rows={rows}
        title="Insertions"
        rowLabel="Insertion"
        columns={columns}
        emptyRow={emptyRow}
        addText="Add Insertion"
        below={hasExons ? below : undefined}
      />
    </Disclosure>
  );
}

function columnsOf(sequences: () => MutationValues['mutationSequences']): RowColumns<InsertionRow> {
  return [
    {
      field: 'sequence',
      header: INSERTION_LABELS.sequence,
      control: { kind: 'area', placeholder: '>name, then the bases on the next line' },
      isRequired: true,
      problem: (text) => insertionProblem(text, sequences()),
      width: '20rem',
    },
    {
      field: 'location',
      header: INSERTION_LABELS.location,
      control: { kind: 'text', placeholder: 'chr7:45996612' },
      isRequired: true,
      problem: locationProblem,
      width: '11rem',
    },
  ];
}
