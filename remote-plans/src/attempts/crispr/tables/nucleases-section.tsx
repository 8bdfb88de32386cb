import { useMemo } from 'react';
import type { Nuclease } from 'shared/contract';
import { useConfiguration } from 'shared/config-data';
import {
  RowFacts,
  RowTable,
  useFormContext,
  useRows,
  type RowColumns,
  type RowFactColumn,
} from 'shared/ui-forms';
import type { PlanSection, SectionProps } from '../../../plan/form/plan-section.ts';
import { isCrisprUntouched, type CrisprValues } from '../crispr-values.ts';
import { firstNucleaseRow, saysNothing, type NucleaseRow } from './nuclease-rows.ts';

const TITLE = 'Nucleases';

/** ui-screens 11.3: one row, neither added nor deleted. */
export const nucleasesSection: PlanSection = {
  id: 'nucleases',
  title: TITLE,
  labels: {
    'rows.typeName': 'Type',
    'rows.className': 'Class',
    'rows.concentration': 'Concentration (ng/µl)',
  },
  Fields: NucleaseFields,
  Facts: ({ plan }) => (
    <RowFacts
      title={TITLE}
      columns={FACTS}
      rows={plan.crisprAttempt?.nucleases ?? []}
      rowKey={({ id }) => id}
    />
  ),
};

const FACTS: RowFactColumn<Nuclease>[] = [
  { header: 'Type', value: ({ typeName }) => typeName },
  { header: 'Class', value: ({ className }) => className },
  { header: 'Concentration (ng/µl)', value: ({ concentration }) => concentration },
];

function NucleaseFields({ plan }: SectionProps) {
  const { configuration } = useConfiguration();
  const types = configuration?.nucleaseTypes;
  const rows = useRows<NucleaseRow>('nucleases.rows');
  const columns = useColumns(plan);
  return (
    <RowTable
      rows={rows}
      title={TITLE}
      rowLabel="Nuclease"
      columns={columns}
      emptyRow={() => firstNucleaseRow(types ?? [])}
      canDelete={false}
    />
  );
}

/**
 * Type and class are required as soon as anything of a crispr attempt is recorded (spec part 2 §5, api-2 §6.3). A
 * haplo-essential attempt may do without nucleases, so that there only a row that says something must be whole.
 */
function useColumns(plan: SectionProps['plan']): RowColumns<NucleaseRow> {
  const { configuration } = useConfiguration();
  const { getValues } = useFormContext<CrisprValues>();
  return useMemo(() => {
    const isNeeded = (row: NucleaseRow) =>
      plan.attemptTypeName === 'crispr' ? !isCrisprUntouched(getValues(), plan) : !saysNothing(row);
    const required = (label: string) => (text: string, row: NucleaseRow) =>
      text === '' && isNeeded(row) ? `${label} is required` : undefined;
    return [
      {
        field: 'typeName',
        header: 'Type',
        control: { kind: 'select', options: configuration?.nucleaseTypes ?? [] },
        isRequired: true,
        problem: required('Type'),
      },
      {
        field: 'className',
        header: 'Class',
        control: { kind: 'select', options: configuration?.nucleaseClasses ?? [] },
        isRequired: true,
        problem: required('Class'),
      },
      { field: 'concentration', header: 'Concentration (ng/µl)', control: { kind: 'decimal' } },
    ];
  }, [plan, configuration, getValues]);
}
