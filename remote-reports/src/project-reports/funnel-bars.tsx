import { useMemo } from 'react';
import type { StatusFunnel } from 'shared/contract';
import { DataTable, type Column } from 'shared/ui';
import { CountBar } from '../counts/count-bar.tsx';
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
  by: Grouping;
  linkTo: LinkTo;
  isLoading: boolean;
}

/** How many projects stand at one status. */
interface Standing {
  status: string;
  isAbortion: boolean;
  count: number;
}

const statusKey = ({ status }: Standing) => status;

/** Projects at each status, one below the other in the order of the work: of all, or of one work unit or consortium. */
export function FunnelBars({ statuses, row, by, linkTo, isLoading }: FunnelBarsProps) {
  const standings = useMemo(
    () =>
      statuses.map(({ name, isAbortion }, place) => ({
        status: name,
        isAbortion,
        count: row.projects[place] ?? 0,
      })),
    [statuses, row],
  );
  const columns = useMemo(
    () =>
      standingColumns(standings, row.total, (status) =>
        linkTo({ ...filterOf(by, row), summaryStatusName: [status] }),
      ),
    [standings, row, by, linkTo],
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
  total: number,
  linkTo: (status: string) => ReturnType<LinkTo>,
): Column<Standing>[] {
  const longest = Math.max(1, ...standings.map(({ count }) => count));
  return [
    { id: 'status', header: 'Summary status', isRowHeader: true, cell: ({ status }) => status },
    {
      id: 'count',
      header: 'Projects',
      cell: ({ status, count, isAbortion }) => (
        <CountBar count={count} longest={longest} isQuiet={isAbortion}>
          <ProjectCount count={count} link={linkTo(status)} />
        </CountBar>
      ),
    },
    { id: 'share', header: 'Share', align: 'end', cell: ({ count }) => shareText(count, total) },
  ];
}

const percent = (share: number) =>
  share.toLocaleString('en-GB', { style: 'percent', maximumFractionDigits: 1 });

/** `12.5%`; a share too small to be written is said to be there. */
export function shareText(count: number, total: number): string {
  if (count === 0 || total === 0) return '0%';
  return count / total < 0.001 ? `< ${percent(0.001)}` : percent(count / total);
}
