import { useMemo } from 'react';
import type { GenotypePrimer } from 'shared/contract';
import { Code } from 'shared/ui';
import {
  isBlankRow,
  RowFacts,
  RowTable,
  useRows,
  type RowColumns,
  type RowFactColumn,
} from 'shared/ui-forms';
import type { PlanSection, SectionProps } from '../../../plan/form/plan-section.ts';
import { emptyPrimerRow, type PrimerRow } from './primer-rows.ts';

const TITLE = 'Genotype Primers';

/** ui-screens 11.5. */
export const primersSection: PlanSection = {
  id: 'genotypePrimers',
  title: TITLE,
  labels: {
    'rows.name': 'Name',
    'rows.sequence': 'Sequence',
    'rows.genomicStartCoordinate': 'Start Coordinate',
    'rows.genomicEndCoordinate': 'End Coordinate',
  },
  isLeftOut: isBlankRow,
  Fields: PrimerFields,
  Facts: ({ plan }) => (
    <RowFacts
      title={TITLE}
      columns={FACTS}
      rows={plan.crisprAttempt?.genotypePrimers ?? []}
      rowKey={({ id }) => id}
    />
  ),
};

const FACTS: RowFactColumn<GenotypePrimer>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Sequence', value: ({ sequence }) => sequence && <Code>{sequence}</Code> },
  { header: 'Start Coordinate', value: (primer) => primer.genomicStartCoordinate },
  { header: 'End Coordinate', value: (primer) => primer.genomicEndCoordinate },
];

function PrimerFields({ plan: { crisprAttempt } }: SectionProps) {
  const rows = useRows<PrimerRow>('genotypePrimers.rows');
  const stored = crisprAttempt?.genotypePrimers;
  const columns = useMemo(() => columnsOf(stored ?? []), [stored]);
  return (
    <RowTable
      rows={rows}
      title={TITLE}
      rowLabel="Primer"
      columns={columns}
      emptyRow={emptyPrimerRow}
      addText="Add primer"
    />
  );
}

/**
 * Name and sequence are required (spec part 2 §5). A primer that was stored without one, by an import, does not keep the
 * rest of the plan from being saved.
 */
function columnsOf(stored: readonly GenotypePrimer[]): RowColumns<PrimerRow> {
  const required = (field: 'name' | 'sequence', label: string) => (text: string, row: PrimerRow) => {
    const before = stored.find(({ id }) => id === row.id);
    const isNeeded = before ? Boolean(before[field]) : !isBlankRow(row);
    return isNeeded && text.trim() === '' ? `${label} is required` : undefined;
  };
  return [
    {
      field: 'name',
      header: 'Name',
      control: { kind: 'text', placeholder: "Primer's name" },
      isRequired: true,
      problem: required('name', 'Name'),
      width: '9rem',
    },
    {
      field: 'sequence',
      header: 'Sequence',
      control: { kind: 'text', placeholder: 'Sequence' },
      isRequired: true,
      problem: required('sequence', 'Sequence'),
      width: '18rem',
    },
    {
      field: 'genomicStartCoordinate',
      header: 'Start Coordinate',
      control: { kind: 'digits', placeholder: 'Start Coordinate' },
      width: '9rem',
    },
    {
      field: 'genomicEndCoordinate',
      header: 'End Coordinate',
      control: { kind: 'digits', placeholder: 'End Coordinate' },
      width: '9rem',
    },
  ];
}
