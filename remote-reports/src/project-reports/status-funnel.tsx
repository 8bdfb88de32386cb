import { useMemo } from 'react';
import { useResource } from 'shared/api';
import type { StatusFunnel as Funnel } from 'shared/contract';
import { useProjectListLink } from 'shared/domain';
import { isAdmin, useSession } from 'shared/session';
import { Box, Card, counted, DataTable, EmptyState, Heading, Notice, Stack } from 'shared/ui';
import { Answer } from './answer.tsx';
import { FunnelBars } from './funnel-bars.tsx';
import { FunnelChoices } from './funnel-choices.tsx';
import { pastDay } from './funnel-day.tsx';
import { funnelColumns, funnelRows, GROUPINGS, type Grouping } from './funnel-table.tsx';
import { useProjectChoices } from './project-choices.ts';

const rowName = ({ name }: { name: string }) => name;

/** Where projects stand, or stood when a day ended: how many at each status, for each work unit or consortium, with a way to them. */
export function StatusFunnel() {
  const [{ countBy, projectsOf, on }, choose] = useProjectChoices();
  const by: Grouping = countBy === 'consortium' ? 'consortium' : 'workUnit';
  const funnel = useResource<Funnel>('/api/v2/reports/overview/status_funnel', {
    by,
    day: pastDay(on) ?? undefined,
  });
  const { data, isLoading, isPrevious } = funnel;
  const linkTo = useProjectListLink();
  const { person } = useSession();
  // Visitors search among public projects.
  const seesAll = person === null || isAdmin(person);
  const table = useMemo(
    () => data && { columns: funnelColumns(data, by, { linkTo, seesAll }), rows: funnelRows(data) },
    [data, by, linkTo, seesAll],
  );
  const shown = table?.rows.find(({ name }) => name === projectsOf) ?? table?.rows[0];

  return (
    <Card title="Where projects stand" description={description(by, pastDay(on))}>
      <Stack gap="4">
        <FunnelChoices by={by} rows={table?.rows ?? []} shown={shown} on={on} choose={choose} />
        {/* About as high as what comes, so that the cards below are not seen to move. */}
        <Box minH={isLoading ? '100vh' : undefined}>
          <Answer of={funnel}>
            <Stack gap="6">
              {data !== undefined && (data.undated ?? 0) > 0 && (
                <Notice kind="info">{undatedText(data.undated ?? 0)}</Notice>
              )}
              {data && shown && (
                <FunnelBars
                  statuses={data.statuses}
                  row={shown}
                  day={data.day}
                  {...{ by, linkTo }}
                  isLoading={isPrevious}
                />
              )}
              {table && (
                <Stack gap="2">
                  <Heading as="h3" size="sm">
                    By {GROUPINGS[by].label.toLowerCase()}
                  </Heading>
                  <DataTable
                    caption="Projects by summary status"
                    columns={table.columns}
                    rows={table.rows}
                    rowKey={rowName}
                    isLoading={isPrevious}
                    empty={<EmptyState title="There are no projects yet" />}
                    maxHeight="560px"
                    stickyFirstColumn
                  />
                </Stack>
              )}
            </Stack>
          </Answer>
        </Box>
      </Stack>
    </Card>
  );
}

/** What is counted; of a past day, what of it is known and what is that of today. */
function description(by: Grouping, day: string | null): string {
  const { label, several } = GROUPINGS[by];
  const both = `A project of two ${several} counts with both, and once with all.`;
  return day === null
    ? `Projects by their summary status, in the order of the work. ${both} Each number leads to its projects.`
    : `Projects by the summary status that they had at the end of ${day}, by the dates of their statuses, beside today. Counted are projects that you may see today, with the ${label.toLowerCase()} that they have today. ${both} Numbers of today lead to their projects.`;
}

function undatedText(projects: number): string {
  return `Not counted on this day, but today: ${counted(projects, 'project')} whose dates do not lead to the status that they have now.`;
}
