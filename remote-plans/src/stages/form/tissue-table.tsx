import { useMemo } from 'react';
import { useConfiguration } from 'shared/config-data';
import type { Configuration, TissueDistribution } from 'shared/contract';
import { formatDate } from 'shared/ui';
import { RowFacts, RowTable, useRows, type RowColumns, type RowFactColumn } from 'shared/ui-forms';
import { TISSUE, TISSUE_LABELS } from './stage-fields.ts';
import { emptyTissue, type TissueRow } from './stage-values.ts';

/** Where tissue of a stage is kept, to edit (ui-screens 17). The server takes no row without work unit and material. */
export function TissueTable() {
  const { configuration } = useConfiguration();
  const rows = useRows<TissueRow>(`${TISSUE.id}.rows`);
  const columns = useMemo(() => columnsOf(configuration), [configuration]);
  return (
    <RowTable
      rows={rows}
      title={TISSUE.title}
      rowLabel="Tissue distribution"
      columns={columns}
      emptyRow={emptyTissue}
      addText="Add tissue distribution"
    />
  );
}

function columnsOf(
  lists: Pick<Configuration, 'workUnits' | 'materialTypes'> | undefined,
): RowColumns<TissueRow> {
  return [
    { field: 'startDate', header: TISSUE_LABELS.startDate, control: { kind: 'date' } },
    { field: 'endDate', header: TISSUE_LABELS.endDate, control: { kind: 'date' } },
    {
      field: 'workUnitName',
      header: TISSUE_LABELS.workUnitName,
      control: { kind: 'select', options: lists?.workUnits ?? [] },
      required: 'Work Unit is required',
    },
    {
      field: 'materialDepositedTypeName',
      header: TISSUE_LABELS.materialDepositedTypeName,
      control: { kind: 'select', options: lists?.materialTypes ?? [] },
      required: 'Material Type is required',
    },
  ];
}

const FACTS: readonly RowFactColumn<TissueDistribution>[] = [
  { header: TISSUE_LABELS.startDate, value: ({ startDate }) => formatDate(startDate) },
  { header: TISSUE_LABELS.endDate, value: ({ endDate }) => formatDate(endDate) },
  { header: TISSUE_LABELS.workUnitName, value: ({ workUnitName }) => workUnitName },
  { header: TISSUE_LABELS.materialDepositedTypeName, value: (tissue) => tissue.materialDepositedTypeName },
];

/** The same to read. */
export function TissueFacts({ tissues }: { tissues: readonly TissueDistribution[] }) {
  return <RowFacts title={TISSUE.title} columns={FACTS} rows={tissues} rowKey={({ id }) => id} />;
}
