import { useMemo, useState } from 'react';
import { useResource } from 'shared/api';
import type { StatusFunnel as Funnel } from 'shared/contract';
import { useProjectListLink } from 'shared/domain';
import { isAdmin, useSession } from 'shared/session';
import { Box, Card, DataTable, EmptyState, Field, Heading, NativeSelect, Row, Stack } from 'shared/ui';
import { Answer } from './answer.tsx';
import { FunnelBars } from './funnel-bars.tsx';
import { funnelColumns, funnelRows, GROUPINGS, nameOf, type Grouping } from './funnel-table.tsx';

const CHOICES = Object.entries(GROUPINGS).map(([value, { label }]) => ({ value, label }));
const rowName = ({ name }: { name: string }) => name;

/** Where projects stand: how many at each status, for each work unit or consortium, with a way to them. */
export function StatusFunnel() {
  const [by, setBy] = useState<Grouping>('workUnit');
  const funnel = useResource<Funnel>('/api/v2/reports/overview/status_funnel', { by });
  const { data, isLoading, isPrevious } = funnel;
  const linkTo = useProjectListLink();
  const { person } = useSession();
  // Visitors search among public projects.
  const seesAll = person === null || isAdmin(person);
  const table = useMemo(
    () => data && { columns: funnelColumns(data, by, { linkTo, seesAll }), rows: funnelRows(data) },
    [data, by, linkTo, seesAll],
  );
  const [chosen, setChosen] = useState('');
  const shown = table?.rows.find(({ name }) => name === chosen) ?? table?.rows[0];

  return (
    <Card
      title="Where projects stand"
      description={`Projects by their summary status, in the order of the work. A project of two ${GROUPINGS[by].several} counts with both, and once with all. Each number leads to its projects.`}
    >
      <Stack gap="4">
        <Row alignItems="flex-start" gap="4">
          <Box w={{ base: 'full', md: '16rem' }}>
            <Field label="Count by">
              <NativeSelect
                options={CHOICES}
                value={by}
                onChange={(event) => setBy(event.target.value === 'consortium' ? 'consortium' : 'workUnit')}
              />
            </Field>
          </Box>
          <Box w={{ base: 'full', md: '16rem' }}>
            <Field label="Projects of">
              <NativeSelect
                options={table?.rows.map((row) => ({ value: row.name, label: nameOf(row, by) })) ?? []}
                value={shown?.name ?? ''}
                disabled={shown === undefined}
                onChange={(event) => setChosen(event.target.value)}
              />
            </Field>
          </Box>
        </Row>
        {/* About as high as what comes, so that the cards below are not seen to move. */}
        <Box minH={isLoading ? '100vh' : undefined}>
          <Answer of={funnel}>
            <Stack gap="6">
              {data && shown && (
                <FunnelBars statuses={data.statuses} row={shown} {...{ by, linkTo }} isLoading={isPrevious} />
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
