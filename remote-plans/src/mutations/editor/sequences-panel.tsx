import { useMemo } from 'react';
import type { Configuration, Mutation } from 'shared/contract';
import { PART_LABELS, SEQUENCE_LABELS } from 'shared/record-fields';
import { Disclosure } from 'shared/ui';
import { RowTable, useFormContext, useRows, type RowColumns } from 'shared/ui-forms';
import { indexProblem, nextIndex, sequenceProblem, typeProblem } from '../rules/sequence-problems.ts';
import type { MutationValues, SequenceRow } from '../values/mutation-values.ts';
import type { MutationPartProps } from './part-props.ts';

/** The sequences of a mutation (ui-screens 15.4). Several complete ones are contiguous, in the order of their index. */
export function SequencesPanel({ name, stored, lists }: MutationPartProps) {
  const rows = useRows<SequenceRow>(`${name}.mutationSequences`);
  const { getValues } = useFormContext<Record<string, MutationValues>>();
  const columns = useMemo(
    () => columnsOf({ lists, stored, symbol: () => getValues(name).symbol }),
    [lists, stored, getValues, name],
  );
  return (
    <Disclosure title={PART_LABELS.mutationSequences} level={4} defaultOpen>
      <RowTable
        rows={rows}
        title="Sequences"
        rowLabel="Sequence"
        columns={columns}
        emptyRow={() => ({ id: null, index: nextIndex(rows.current()), sequence: '', typeName: '' })}
        addText="Add sequence"
      />
    </Disclosure>
  );
}

interface ColumnOptions {
  lists: Configuration;
  stored: Mutation | undefined;
  symbol: () => string;
}

function columnsOf({ lists, stored, symbol }: ColumnOptions): RowColumns<SequenceRow> {
  const storedTexts = (stored?.mutationSequences ?? []).map(({ sequence }) => sequence.sequence ?? '');
  return [
    {
      field: 'index',
      header: SEQUENCE_LABELS.index,
      control: { kind: 'digits' },
      isRequired: true,
      problem: (text, _row, rows) => indexProblem(text, rows),
      width: '4rem',
    },
    {
      field: 'sequence',
      header: SEQUENCE_LABELS.sequence,
      control: { kind: 'area', placeholder: '>name, then the bases on the next line' },
      isRequired: true,
      problem: (text) => sequenceProblem(text, symbol(), storedTexts),
      width: '20rem',
    },
    {
      field: 'typeName',
      header: SEQUENCE_LABELS.typeName,
      control: { kind: 'select', options: lists.sequenceTypes },
      required: `${SEQUENCE_LABELS.typeName} is required`,
      problem: (text, _row, rows) => typeProblem(text, rows),
      width: '9rem',
    },
  ];
}
