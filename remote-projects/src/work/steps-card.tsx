import { useMemo } from 'react';
import type { MySteps } from 'shared/contract';
import { useProjectListLink, type ProjectListFilters } from 'shared/domain';
import { Card, DataTable, formatCount, Link, StatusBadge, Text, type Column } from 'shared/ui';
import { NOTHING } from '../gene/status-since.tsx';

/** The projects at one status, a number for each work unit. */
interface StepRow {
  statusName: string;
  projects: number[];
}

/** How many projects of each work unit stand at each status; every number leads to the list of them. */
export function StepsCard({ steps }: { steps: MySteps }) {
  const linkTo = useProjectListLink();
  const columns = useMemo(
    () => columnsOf(steps.workUnits, (filters) => linkTo(filters)),
    [steps.workUnits, linkTo],
  );
  const rows = useMemo(() => rowsOf(steps), [steps]);
  return (
    <Card title="Projects by status">
      {rows.length === 0 ? (
        <Text tone="muted">There are no projects yet.</Text>
      ) : (
        <DataTable
          caption="Number of projects at each status"
          columns={columns}
          rows={rows}
          rowKey={rowKey}
        />
      )}
    </Card>
  );
}

const rowKey = ({ statusName }: StepRow) => statusName;

function rowsOf({ statuses, workUnits }: MySteps): StepRow[] {
  return statuses.map(({ name }, index) => ({
    statusName: name,
    projects: workUnits.map(({ projects }) => projects[index] ?? 0),
  }));
}

function columnsOf(
  workUnits: MySteps['workUnits'],
  linkTo: (filters: ProjectListFilters) => { to: string; state?: unknown },
): Column<StepRow>[] {
  const status: Column<StepRow> = {
    id: 'status',
    header: 'Summary Status',
    isRowHeader: true,
    cell: ({ statusName }) => <StatusBadge status={statusName} />,
  };
  return [
    status,
    ...workUnits.map(({ name, total }, index): Column<StepRow> => ({
      id: name ?? 'all',
      header: `${name ?? 'All work units'} (${formatCount(total)})`,
      align: 'end',
      cell: ({ statusName, projects }) => {
        const count = projects[index] ?? 0;
        if (count === 0) return NOTHING;
        const where = name === null ? {} : { workUnitName: [name] };
        return <Link {...linkTo({ ...where, summaryStatusName: [statusName] })}>{formatCount(count)}</Link>;
      },
    })),
  ];
}
