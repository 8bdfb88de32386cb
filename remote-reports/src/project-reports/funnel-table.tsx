import type { StatusFunnel } from 'shared/contract';
import type { ProjectListFilters, useProjectListLink } from 'shared/domain';
import { Box, formatCount, Link, Text, type Column } from 'shared/ui';

/** Who projects are counted for, and the filter of the project list that finds them. */
export const GROUPINGS = {
  workUnit: { label: 'Work unit', filter: 'workUnitName', all: 'All work units' },
  consortium: { label: 'Consortium', filter: 'consortiumName', all: 'All consortia' },
} as const;
export type Grouping = keyof typeof GROUPINGS;

/** Projects of a work unit or consortium; of all where it has no name. */
export interface FunnelRow {
  /** Empty for all. */
  name: string;
  total: number;
  projects: readonly number[];
}

/** All projects first, then each work unit or consortium; nothing where there are no projects. */
export function funnelRows({ all, groups }: StatusFunnel): FunnelRow[] {
  return all.total === 0 ? [] : [{ name: '', ...all }, ...groups];
}

/** A column for each status that projects have. */
export function funnelColumns(
  { statuses }: StatusFunnel,
  by: Grouping,
  linkTo: ReturnType<typeof useProjectListLink>,
): Column<FunnelRow>[] {
  const { label, filter, all } = GROUPINGS[by];
  const ofGroup = ({ name }: FunnelRow): ProjectListFilters => (name === '' ? {} : { [filter]: [name] });
  return [
    {
      id: 'name',
      header: label,
      isRowHeader: true,
      cell: ({ name }) => (name === '' ? <strong>{all}</strong> : name),
    },
    {
      id: 'total',
      header: 'All projects',
      align: 'end',
      cell: (row) => <Link {...linkTo(ofGroup(row))}>{formatCount(row.total)}</Link>,
    },
    ...statuses.map(({ name: status }, place): Column<FunnelRow> => ({
      id: status,
      header: status,
      align: 'end',
      cell: (row) => (
        <Share count={row.projects[place] ?? 0} total={row.total}>
          <Link {...linkTo({ ...ofGroup(row), summaryStatusName: [status] })}>
            {formatCount(row.projects[place] ?? 0)}
          </Link>
        </Share>
      ),
    })),
  ];
}

/** A number over a line as long as its share of the row. */
function Share({ count, total, children }: { count: number; total: number; children: React.ReactNode }) {
  if (count === 0)
    return (
      <Text as="span" tone="subtle">
        0
      </Text>
    );
  return (
    <>
      {children}
      <Box bg="bg.emphasized" borderRadius="sm" h="1" mt="1" minW="16" aria-hidden>
        <Box
          bg="accent.solid"
          borderRadius="sm"
          h="1"
          ms="auto"
          style={{ width: `${(100 * count) / total}%` }}
        />
      </Box>
    </>
  );
}
