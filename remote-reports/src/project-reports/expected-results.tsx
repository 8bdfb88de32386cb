import { useMemo } from 'react';
import { useResource } from 'shared/api';
import type { ExpectedResults as Expected } from 'shared/contract';
import { NOTHING } from 'shared/domain';
import {
  Box,
  Card,
  DataTable,
  EmptyState,
  Field,
  formatCount,
  NativeSelect,
  Stack,
  Text,
  type Column,
} from 'shared/ui';
import { Answer } from './answer.tsx';
import { expectedNumber, monthsText } from './expected-text.ts';
import { useProjectChoices } from './project-choices.ts';

type ExpectedRow = Expected['rows'][number];
type Check = Expected['checks'][number];

const DESCRIPTION =
  'How many public plans and stages that are under way will have reached their goal, by what became of others that stood at the same status for as long: 0 where none of those reached it in that time. Counted are those with at least ten such others; worked out every six hours.';
const CHECKED = ' The last columns say how right the same estimate was a year ago.';

const ALL = 'All work units';
const rowKey = ({ pathName }: ExpectedRow) => pathName;
const unitOf = ({ workUnitName }: ExpectedRow) => workUnitName ?? ALL;

/** How many results are to be expected of the work under way, of all work units or of one, and how right that was a year ago. */
export function ExpectedResults() {
  const expected = useResource<Expected>('/api/v2/reports/overview/expected_results');
  const { data } = expected;
  const [{ workOf }, choose] = useProjectChoices();
  const units = useMemo(() => unitNames(data?.rows ?? []), [data]);
  const unit = units.includes(workOf) ? workOf : ALL;
  const columns = useMemo(() => data && expectedColumns(data, unit === ALL), [data, unit]);

  return (
    <Card title="What to expect" description={DESCRIPTION + (unit === ALL ? CHECKED : '')}>
      <Stack gap="4">
        <Box w={{ base: 'full', md: '16rem' }}>
          <Field label="Work of">
            <NativeSelect
              options={units.map((name) => ({ value: name, label: name }))}
              value={unit}
              disabled={data === undefined}
              onChange={(event) => choose({ workOf: event.target.value === ALL ? '' : event.target.value })}
            />
          </Field>
        </Box>
        <Answer of={expected}>
          {columns && (
            <DataTable
              caption="Results to expect, by kind of work"
              columns={columns}
              rows={data?.rows.filter((row) => unitOf(row) === unit)}
              rowKey={rowKey}
              empty={<EmptyState title="No work is under way of which something can be said" />}
              stickyFirstColumn
            />
          )}
        </Answer>
      </Stack>
    </Card>
  );
}

function unitNames(rows: readonly ExpectedRow[]): string[] {
  const names = rows.flatMap(({ workUnitName }) => workUnitName ?? []);
  return [ALL, ...[...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'en'))];
}

function expectedColumns({ months, checks }: Expected, isOfAll: boolean): Column<ExpectedRow>[] {
  return [
    { id: 'work', header: 'Work and its goal', isRowHeader: true, cell: (row) => <Work {...row} /> },
    { id: 'underWay', header: 'Under way', align: 'end', cell: ({ underWay }) => formatCount(underWay) },
    ...months.map((ahead, place): Column<ExpectedRow> => ({
      id: `in${ahead}`,
      header: monthsText(ahead),
      align: 'end',
      cell: ({ expected }) => expectedNumber(expected[place] ?? 0),
    })),
    ...(isOfAll ? checkColumns(checks) : []),
  ];
}

function Work({ pathName, goalName }: ExpectedRow) {
  return (
    <>
      {pathName}
      <Text size="sm" tone="muted">
        {goalName}
      </Text>
    </>
  );
}

/** How right it was: for all work units together, since of one they would be too few. */
function checkColumns(checks: readonly Check[]): Column<ExpectedRow>[] {
  const column = (id: string, header: string, text: (check: Check) => string): Column<ExpectedRow> => ({
    id,
    header,
    align: 'end',
    cell: ({ pathName }) => {
      const check = checks.find((one) => one.pathName === pathName);
      return check === undefined ? NOTHING : text(check);
    },
  });
  return [
    column('expectedThen', 'Expected a year ago', ({ expected }) => expectedNumber(expected)),
    column('came', 'Came since', ({ came }) => formatCount(came)),
  ];
}
