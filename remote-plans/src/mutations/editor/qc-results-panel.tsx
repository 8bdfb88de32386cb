import { useMemo } from 'react';
import type { Configuration } from 'shared/contract';
import { PART_LABELS, QC_RESULT_LABELS } from 'shared/record-fields';
import { Disclosure } from 'shared/ui';
import { RowTable, useRows, type RowColumns } from 'shared/ui-forms';
import { emptyRow } from '../../attempts/fields/row-values.ts';
import { QC_RESULT_CELLS, type QcResultRow } from '../values/mutation-values.ts';
import type { MutationPartProps } from './part-props.ts';

/** The quality controls of a mutation (ui-screens 15.8). */
export function QcResultsPanel({ name, lists }: MutationPartProps) {
  const rows = useRows<QcResultRow>(`${name}.mutationQcResults`);
  const columns = useMemo(() => columnsOf(lists), [lists]);
  return (
    <Disclosure title={PART_LABELS.mutationQcResults} level={4} defaultOpen>
      <RowTable
        rows={rows}
        title={PART_LABELS.mutationQcResults}
        rowLabel="QC result"
        columns={columns}
        emptyRow={() => emptyRow(QC_RESULT_CELLS)}
        addText="Add QC result"
      />
    </Disclosure>
  );
}

function columnsOf({ qcTypes, qcStatuses }: Configuration): RowColumns<QcResultRow> {
  return [
    {
      field: 'qcTypeName',
      header: QC_RESULT_LABELS.qcTypeName,
      control: { kind: 'select', options: qcTypes },
      required: 'Choose a type.',
      width: '14rem',
    },
    {
      field: 'statusName',
      header: QC_RESULT_LABELS.statusName,
      control: { kind: 'select', options: qcStatuses },
      required: 'Choose a status.',
      width: '10rem',
    },
  ];
}
