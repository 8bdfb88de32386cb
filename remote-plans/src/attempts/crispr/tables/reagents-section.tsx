import { useMemo } from 'react';
import type { AttemptReagent, Configuration } from 'shared/contract';
import { useConfiguration } from 'shared/config-data';
import { Stack, Text } from 'shared/ui';
import {
  isBlankRow,
  RowFacts,
  RowTable,
  useRows,
  type RowColumns,
  type RowFactColumn,
} from 'shared/ui-forms';
import type { PlanSection } from '../../../plan/form/plan-section.ts';
import { emptyReagentRow, type ReagentRow } from './reagent-rows.ts';

const TITLE = 'Reagents';

/** ui-screens 11.7. */
export const reagentsSection: PlanSection = {
  id: 'reagents',
  title: TITLE,
  labels: { 'rows.reagentName': 'Name', 'rows.concentration': 'Concentration (ng/µl)' },
  isLeftOut: isBlankRow,
  Fields: ReagentFields,
  Facts: ({ plan }) => (
    <RowFacts
      title={TITLE}
      columns={FACTS}
      rows={plan.crisprAttempt?.reagents ?? []}
      rowKey={({ id }) => id}
    />
  ),
};

const FACTS: RowFactColumn<AttemptReagent>[] = [
  { header: 'Name', value: ({ reagentName }) => reagentName },
  { header: 'Concentration (ng/µl)', value: ({ concentration }) => concentration },
];

function ReagentFields() {
  const { configuration } = useConfiguration();
  const rows = useRows<ReagentRow>('reagents.rows');
  const columns = useMemo(() => columnsOf(configuration), [configuration]);
  return (
    <Stack gap="3">
      <RowTable
        rows={rows}
        title={TITLE}
        rowLabel="Reagent"
        columns={columns}
        emptyRow={emptyReagentRow}
        addText="Add reagent"
      />
      <Text size="sm" tone="muted">
        Concentrations of reagents are stored in whole ng/µl: a fraction is cut off.
      </Text>
    </Stack>
  );
}

/** The server knows no reagent without a name. */
function columnsOf(lists: Configuration | undefined): RowColumns<ReagentRow> {
  return [
    {
      field: 'reagentName',
      header: 'Name',
      control: { kind: 'select', options: lists?.reagents ?? [] },
      isRequired: true,
      problem: (text, row) => (text === '' && !isBlankRow(row) ? 'Name is required' : undefined),
      width: '14rem',
    },
    { field: 'concentration', header: 'Concentration (ng/µl)', control: { kind: 'decimal' } },
  ];
}
