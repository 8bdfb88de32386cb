import { useMemo } from 'react';
import type { Configuration, MutagenesisDonor } from 'shared/contract';
import { useConfiguration } from 'shared/config-data';
import { Code } from 'shared/ui';
import {
  isBlankRow,
  RowFacts,
  RowTable,
  useRows,
  type RowColumns,
  type RowFactColumn,
} from 'shared/ui-forms';
import type { PlanSection } from '../../../plan/form/plan-section.ts';
import { emptyDonorRow, type DonorRow } from './donor-rows.ts';

const TITLE = 'Vector/Oligos (Mutagenesis Donors)';

/** ui-screens 11.6. */
export const donorsSection: PlanSection = {
  id: 'mutagenesisDonors',
  title: TITLE,
  labels: {
    'rows.oligoSequenceFasta': 'Oligo Sequence Fasta',
    'rows.preparationTypeName': 'Preparation Type',
    'rows.concentration': 'Concentration (ng/µl)',
  },
  isLeftOut: isBlankRow,
  Fields: DonorFields,
  Facts: ({ plan }) => (
    <RowFacts
      title={TITLE}
      columns={FACTS}
      rows={plan.crisprAttempt?.mutagenesisDonors ?? []}
      rowKey={({ id }) => id}
    />
  ),
};

const FACTS: RowFactColumn<MutagenesisDonor>[] = [
  {
    header: 'Oligo Sequence Fasta',
    value: ({ oligoSequenceFasta }) =>
      oligoSequenceFasta && <Code whiteSpace="pre-wrap">{oligoSequenceFasta}</Code>,
  },
  { header: 'Preparation Type', value: ({ preparationTypeName }) => preparationTypeName },
  { header: 'Concentration (ng/µl)', value: ({ concentration }) => concentration },
];

function DonorFields() {
  const { configuration } = useConfiguration();
  const rows = useRows<DonorRow>('mutagenesisDonors.rows');
  const columns = useMemo(() => columnsOf(configuration), [configuration]);
  return (
    <RowTable
      rows={rows}
      title={TITLE}
      rowLabel="Donor"
      columns={columns}
      emptyRow={emptyDonorRow}
      addText="Add donor"
    />
  );
}

function columnsOf(lists: Configuration | undefined): RowColumns<DonorRow> {
  return [
    {
      field: 'oligoSequenceFasta',
      header: 'Oligo Sequence Fasta',
      // FASTA has lines: the header and the sequence.
      control: { kind: 'area' },
      width: '22rem',
    },
    {
      field: 'preparationTypeName',
      header: 'Preparation Type',
      control: { kind: 'select', options: lists?.preparationTypes ?? [] },
    },
    { field: 'concentration', header: 'Concentration (ng/µl)', control: { kind: 'decimal' } },
  ];
}
