import { useMemo, type ReactNode } from 'react';
import type { StatusFunnel } from 'shared/contract';
import { DataTable, formatCount, type Column } from 'shared/ui';
import { CountBar } from '../counts/count-bar.tsx';
import { Change } from './funnel-day.tsx';
import {
  filterOf,
  nameOf,
  ProjectCount,
  type FunnelRow,
  type Grouping,
  type LinkTo,
} from './funnel-table.tsx';

interface FunnelBarsProps {
  statuses: StatusFunnel['statuses'];
  /** Whose projects. */
  row: FunnelRow;
  /** The past day that is counted; without one it is today. */
  day?: string;
  by: Grouping;
  linkTo: LinkTo;
  isLoading: boolean;
}

/** How many projects stand at one status. */
interface Standing {
  status: string;
  isAbortion: boolean;
  count: number;
  /** How many do now, where the count is that of a past day. */
  now?: number;
}

const statusKey = ({ status }: Standing) => status;

/** Projects at each status, one below the other in the order of the work: of all, or of one work unit or consortium. */
export function FunnelBars({ statuses, row, day, by, linkTo, isLoading }: FunnelBarsProps) {
  const standings = useMemo(
    () =>
      statuses.map(({ name, isAbortion }, place) => ({
        status: name,
        isAbortion,
        count: row.projects[place] ?? 0,
        now: row.now?.projects[place] ?? 0,
      })),
    [statuses, row],
  );
  const columns = useMemo(
    () =>
      standingColumns(standings, { total: row.total, day }, (status) =>
        linkTo({ ...filterOf(by, row), summaryStatusName: [status] }),
      ),
    [standings, row, day, by, linkTo],
  );
  return (
    <DataTable
      caption={`Projects of ${nameOf(row, by)} at each summary status`}
      columns={columns}
      rows={standings}
      rowKey={statusKey}
      isLoading={isLoading}
      isCompact
      stickyFirstColumn
    />
  );
}

function standingColumns(
  standings: readonly Standing[],
  { total, day }: { total: number; day: string | undefined },
  linkTo: (status: string) => ReturnType<LinkTo>,
): Column<Standing>[] {
  const longest = Math.max(1, ...standings.map(({ count }) => count));
  const name: Column<Standing> = {
    id: 'status',
    header: 'Summary status',
    isRowHeader: true,
    cell: ({ status }) => status,
  };
  const share: Column<Standing> = {
    id: 'share',
    header: 'Share',
    align: 'end',
    cell: ({ count }) => shareText(count, total),
  };
  const projects = (header: string, number: (standing: Standing) => ReactNode): Column<Standing> => ({
    id: 'count',
    header,
    cell: (standing) => (
      <CountBar count={standing.count} longest={longest} isQuiet={standing.isAbortion}>
        {number(standing)}
      </CountBar>
    ),
  });
  if (day === undefined)
    return [
      name,
      projects('Projects', ({ count, status }) => <ProjectCount count={count} link={linkTo(status)} />),
      share,
    ];
  return [
    name,
    projects(day, ({ count }) => formatCount(count)),
    {
      id: 'change',
      header: 'Change',
      align: 'end',
      cell: ({ count, now = 0 }) => <Change then={count} now={now} />,
    },
    {
      id: 'now',
      header: 'Today',
      align: 'end',
      cell: ({ status, now = 0 }) => <ProjectCount count={now} link={linkTo(status)} />,
    },
  ];
}

const percent = (share: number) => `${(100 * share).toLocaleString('en-GB', { maximumFractionDigits: 1 })} %`;

/** `12.5 %`; a share too small to be written is said to be there. */
export function shareText(count: number, total: number): string {
  if (count === 0 || total === 0) return '0 %';
  return count / total < 0.001 ? `< ${percent(0.001)}` : percent(count / total);
}
