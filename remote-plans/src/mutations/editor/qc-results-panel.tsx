import { useMemo } from 'react';
import type { Configuration } from 'shared/contract';
import { Disclosure } from 'shared/ui';
import { RowTable, useRows, type RowColumns } from 'shared/ui-forms';
import type { QcResultRow } from '../values/mutation-values.ts';
import type { MutationPartProps } from './part-props.ts';

const emptyRow = (): QcResultRow => ({ id: null, qcTypeName: '', statusName: '' });

/** The quality controls of a mutation (ui-screens 15.8). */
export function QcResultsPanel({ name, lists }: MutationPartProps) {
  const rows = useRows<QcResultRow>(`${name}.mutationQcResults`);
  const columns = useMemo(() => columnsOf(lists), [lists]);
  return (
    <Disclosure title="QC Results" level={4} defaultOpen>
      <RowTable
        rows={rows}
        title="QC Results"
        rowLabel="QC result"
        columns={columns}
        emptyRow={emptyRow}
        addText="Add QC result"
      />
    </Disclosure>
  );
}

function columnsOf({ qcTypes, qcStatuses }: Configuration): RowColumns<QcResultRow> {
  return [
    {
      field: 'qcTypeName',
      header: 'Type',
      control: { kind: 'select', options: qcTypes },
      required: 'Choose a type.',
      width: '14rem',
    },
    {
      field: 'statusName',
      header: 'Status',
      control: { kind: 'select', options: qcStatuses },
      required: 'Choose a status.',
      width: '10rem',
    },
  ];
}
