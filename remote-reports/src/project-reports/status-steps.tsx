import { useMemo } from 'react';
import { useResource } from 'shared/api';
import type { StatusStep } from 'shared/contract';
import { useProjectListLink } from 'shared/domain';
import { Card, DataTable, EmptyState, formatCount, Link, type Column } from 'shared/ui';
import { Answer } from './answer.tsx';
import { daysRangeText, daysText } from './days-text.ts';

const stepKey = (step: StatusStep) =>
  [step.attemptTypeName, step.fromStatusName, step.toStatusName].join('\t');

/** How long plans take from status to status, by attempt type, with a way to the projects that wait there now. */
export function StatusSteps() {
  const steps = useResource<StatusStep[]>('/api/v2/reports/overview/status_steps');
  const linkTo = useProjectListLink();
  const columns = useMemo(() => stepColumns(linkTo), [linkTo]);

  return (
    <Card
      title="Time between statuses"
      description="Days that plans took from one summary status to the next, by attempt type. The first status leads to the projects that have it now."
    >
      <Answer of={steps}>
        <DataTable
          caption="Time between statuses by attempt type"
          columns={columns}
          rows={steps.data}
          rowKey={stepKey}
          empty={<EmptyState title="No plan has changed its status yet" />}
          maxHeight="480px"
        />
      </Answer>
    </Card>
  );
}

function stepColumns(linkTo: ReturnType<typeof useProjectListLink>): Column<StatusStep>[] {
  return [
    { id: 'attemptType', header: 'Attempt type', isRowHeader: true, cell: (step) => step.attemptTypeName },
    {
      id: 'from',
      header: 'From status',
      cell: ({ fromStatusName }) => (
        <Link {...linkTo({ summaryStatusName: [fromStatusName] })}>{fromStatusName}</Link>
      ),
    },
    { id: 'to', header: 'To status', cell: ({ toStatusName }) => toStatusName },
    { id: 'steps', header: 'Times', align: 'end', cell: ({ steps }) => formatCount(steps) },
    { id: 'median', header: 'Median', align: 'end', cell: ({ medianDays }) => daysText(medianDays) },
    {
      id: 'middle',
      header: 'Middle half',
      align: 'end',
      cell: ({ lowerQuartileDays, upperQuartileDays }) => daysRangeText(lowerQuartileDays, upperQuartileDays),
    },
  ];
}
