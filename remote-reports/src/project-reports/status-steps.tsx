import { useMemo } from 'react';
import { useResource } from 'shared/api';
import type { StatusStep } from 'shared/contract';
import { useProjectListLink } from 'shared/domain';
import { Box, Card, DataTable, EmptyState, formatCount, Link, Stack, type Column } from 'shared/ui';
import { Answer } from './answer.tsx';
import { useSession } from 'shared/session';
import { daysRangeText, daysText } from './days-text.ts';
import type { LinkTo } from './funnel-table.tsx';
import { useProjectChoices } from './project-choices.ts';
import { StepsPeriodChoice } from './steps-period-choice.tsx';
import { periodText, stepsPeriod } from './steps-period.ts';

const stepKey = (step: StatusStep) =>
  [step.attemptTypeName, step.fromStatusName, step.toStatusName].join('\t');

/** How long plans take from status to status, by attempt type, with a way to the projects that wait there now. */
export function StatusSteps() {
  const [{ stepsFrom, stepsTo }, choose] = useProjectChoices();
  const period = stepsPeriod({ stepsFrom, stepsTo });
  const steps = useResource<StatusStep[]>('/api/v2/reports/overview/status_steps', {
    reachedFrom: period.from ?? undefined,
    reachedTo: period.to ?? undefined,
  });
  const linkTo = useProjectListLink();
  const { person } = useSession();
  // Visitors cannot find projects by attempt type: a status would lead to those of every type.
  const columns = useMemo(() => stepColumns(person === null ? null : linkTo), [person, linkTo]);
  const leadsOn =
    person !== null && 'The first status leads to the projects that have it now and a plan of this type.';
  const days = periodText(period);

  return (
    <Card
      title="Time between statuses"
      description={
        <>
          <Description days={days} /> {leadsOn}
        </>
      }
    >
      <Stack gap="4">
        <StepsPeriodChoice stepsFrom={stepsFrom} stepsTo={stepsTo} choose={choose} />
        <Answer of={steps}>
          <DataTable
            caption="Time between statuses by attempt type"
            columns={columns}
            rows={steps.data}
            rowKey={stepKey}
            isLoading={steps.isPrevious}
            empty={
              <EmptyState
                title={
                  days === ''
                    ? 'No plan has changed its status yet'
                    : `No plan came to another status ${days}`
                }
              />
            }
            maxHeight="480px"
          />
        </Answer>
      </Stack>
    </Card>
  );
}

/** What is counted. @param days in words; empty for all time */
function Description({ days }: { days: string }) {
  const steps = 'Days that plans took from one summary status to the next, by attempt type';
  if (days === '') return `${steps}.`;
  return (
    <>
      {steps}: steps whose later status was reached{' '}
      <Box as="span" whiteSpace="nowrap">
        {days}
      </Box>
      , however long ago they began. Counted are plans that you may see today.
    </>
  );
}

function stepColumns(linkTo: LinkTo | null): Column<StatusStep>[] {
  return [
    { id: 'attemptType', header: 'Attempt type', isRowHeader: true, cell: (step) => step.attemptTypeName },
    {
      id: 'from',
      header: 'From status',
      cell: ({ attemptTypeName, fromStatusName }) =>
        linkTo === null ? (
          fromStatusName
        ) : (
          <Link {...linkTo({ summaryStatusName: [fromStatusName], attemptTypeName: [attemptTypeName] })}>
            {fromStatusName}
          </Link>
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
