import type { StatusFunnel } from 'shared/contract';
import type { ProjectListFilters, useProjectListLink } from 'shared/domain';
import { formatCount, Link, Text, type Column } from 'shared/ui';
import { CountBar } from '../counts/count-bar.tsx';
import { CountThen } from './funnel-day.tsx';

export type LinkTo = ReturnType<typeof useProjectListLink>;

/** Who projects are counted for, and the filter of the project list that finds them. */
export const GROUPINGS = {
  workUnit: { label: 'Work unit', several: 'work units', filter: 'workUnitName', all: 'All work units' },
  consortium: { label: 'Consortium', several: 'consortia', filter: 'consortiumName', all: 'All consortia' },
} as const;
export type Grouping = keyof typeof GROUPINGS;

/** Projects of a work unit or consortium; of all where it has no name. */
export interface FunnelRow {
  /** Empty for all. */
  name: string;
  total: number;
  projects: readonly number[];
  /** Of a past day: what is counted now. */
  now?: { total: number; projects: readonly number[] };
}

/** All projects first, then each work unit or consortium; nothing where there are no projects. */
export function funnelRows({ all, groups }: StatusFunnel): FunnelRow[] {
  return Math.max(all.total, all.now?.total ?? 0) === 0 ? [] : [{ name: '', ...all }, ...groups];
}

/** What a row is called. */
export function nameOf({ name }: Pick<FunnelRow, 'name'>, by: Grouping): string {
  return name === '' ? GROUPINGS[by].all : name;
}

/** The filter of the project list that finds the projects of a row. */
export function filterOf(by: Grouping, { name }: Pick<FunnelRow, 'name'>): ProjectListFilters {
  return name === '' ? {} : { [GROUPINGS[by].filter]: [name] };
}

/** A number that leads to its projects; nothing leads to none. */
export function ProjectCount({ count, link }: { count: number; link: ReturnType<LinkTo> }) {
  if (count > 0) return <Link {...link}>{formatCount(count)}</Link>;
  return (
    <Text as="span" tone="subtle">
      0
    </Text>
  );
}

/**
 * The filter of the project list that finds all projects that are counted: those that the person sees whole. The list of somebody
 * who does not see all of them has the others too, with little in their rows; no filter but one of what is hidden there leaves them out.
 */
function filterOfAll({ statuses }: StatusFunnel, seesAll: boolean): ProjectListFilters {
  return seesAll ? {} : { summaryStatusName: statuses.map(({ name }) => name) };
}

/** A column for each status that projects have; of a past day without links, since lists are of today. @param seesAll whether the person's lists have only projects that are counted */
export function funnelColumns(
  funnel: StatusFunnel,
  by: Grouping,
  { linkTo, seesAll }: { linkTo: LinkTo; seesAll: boolean },
): Column<FunnelRow>[] {
  const { statuses } = funnel;
  const { label } = GROUPINGS[by];
  const filterOfRow = (row: FunnelRow) =>
    row.name === '' ? filterOfAll(funnel, seesAll) : filterOf(by, row);
  return [
    {
      id: 'name',
      header: label,
      isRowHeader: true,
      cell: (row) => (row.name === '' ? <strong>{nameOf(row, by)}</strong> : row.name),
    },
    {
      id: 'total',
      header: 'All projects',
      align: 'end',
      cell: (row) =>
        row.now === undefined ? (
          <Link {...linkTo(filterOfRow(row))}>{formatCount(row.total)}</Link>
        ) : (
          <CountThen then={row.total} now={row.now.total} />
        ),
    },
    ...statuses.map(({ name: status, isAbortion }, place): Column<FunnelRow> => ({
      id: status,
      header: status,
      cell: (row) => {
        const count = row.projects[place] ?? 0;
        return (
          <CountBar count={count} longest={Math.max(1, row.total)} isQuiet={isAbortion}>
            {row.now === undefined ? (
              <ProjectCount
                count={count}
                link={linkTo({ ...filterOf(by, row), summaryStatusName: [status] })}
              />
            ) : (
              <CountThen then={count} now={row.now.projects[place] ?? 0} />
            )}
          </CountBar>
        );
      },
    })),
  ];
}
