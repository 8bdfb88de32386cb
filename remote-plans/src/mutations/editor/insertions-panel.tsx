import { useMemo } from 'react';
import { Disclosure, Stack, Text } from 'shared/ui';
import { RowTable, useFormContext, useRows, type RowColumns } from 'shared/ui-forms';
import { InsertionExonPanels } from '../exons/exon-panels.tsx';
import { insertionProblem, locationProblem } from '../rules/sequence-problems.ts';
import type { InsertionRow, MutationValues } from '../values/mutation-values.ts';
import type { MutationPartProps } from './part-props.ts';

const emptyRow = (): InsertionRow => ({ id: null, sequence: '', location: '' });

/** The insertions of a mutation, and the exons that they hit (ui-screens 15.5). */
export function InsertionsPanel({ name, stored }: MutationPartProps) {
  const rows = useRows<InsertionRow>(`${name}.insertionSequences`);
  const { getValues } = useFormContext<Record<string, MutationValues>>();
  const columns = useMemo(() => columnsOf(() => getValues(name).mutationSequences), [getValues, name]);
  return (
    <Disclosure title="Insertion sequence(s)" level={4} defaultOpen>
      <Stack gap="3">
        <RowTable
          rows={rows}
          title="Insertions"
          rowLabel="Insertion"
          columns={columns}
          emptyRow={emptyRow}
          addText="Add Insertion"
        />
        {rows.current().map(({ id }, index) => {
          const insertion = stored?.insertionSequences.find((each) => each.id === id);
          if (insertion === undefined) return null;
          return (
            <div key={id}>
              <Text size="sm" fontWeight="medium">
                Exons of insertion {index + 1}
              </Text>
              <InsertionExonPanels insertion={insertion} />
            </div>
          );
        })}
      </Stack>
    </Disclosure>
  );
}

function columnsOf(sequences: () => MutationValues['mutationSequences']): RowColumns<InsertionRow> {
  return [
    {
      field: 'sequence',
      header: 'FASTA Sequence',
      control: { kind: 'area', placeholder: '>name, then the bases on the next line' },
      problem: (text) => insertionProblem(text, sequences()),
      width: '20rem',
    },
    {
      field: 'location',
      header: 'Location',
      control: { kind: 'text', placeholder: 'chr7:45996612' },
      problem: locationProblem,
      width: '11rem',
    },
  ];
}
