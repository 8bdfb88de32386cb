import { useMemo } from 'react';
import { Box, DataTable, formatCount, Heading, type Column } from 'shared/ui';
import { CountBar } from '../counts/count-bar.tsx';
import { SCREEN_INK } from './chart/ink.ts';
import { barTitle, longestBar, type Bar } from './series/bars.ts';
import { TECHNIQUE_NAMES, type Technique } from './series/series.ts';

interface BarsTableProps {
  title: string;
  /** Whose numbers these are. */
  caption: string;
  /** In order of time. */
  bars: readonly Bar[];
  shown: readonly Technique[];
  isLoading: boolean;
}

const barKey = ({ first }: Bar) => first;

/** What is new in each year, the latest first: bars that are a table, so that each has its number, for everybody. */
export function BarsTable({ title, caption, bars, shown, isLoading }: BarsTableProps) {
  const columns = useMemo(() => columnsOf(bars, shown), [bars, shown]);
  const rows = useMemo(() => [...bars].reverse(), [bars]);
  return (
    <Box as="section" aria-label={title} minW="0">
      <Heading as="h3" size="sm" mb="2">
        {title}
      </Heading>
      <DataTable
        caption={`${title}: ${caption}`}
        columns={columns}
        rows={isLoading && rows.length === 0 ? undefined : rows}
        rowKey={barKey}
        isLoading={isLoading}
        isCompact
      />
    </Box>
  );
}

function columnsOf(bars: readonly Bar[], shown: readonly Technique[]): Column<Bar>[] {
  const longest = longestBar(bars, shown);
  return [
    { id: 'period', header: 'When', cell: barTitle, isRowHeader: true },
    ...shown.map((technique): Column<Bar> => ({
      id: technique,
      header: TECHNIQUE_NAMES[technique],
      cell: (row) => (
        <CountBar count={row[technique]} longest={longest} colour={SCREEN_INK[technique]}>
          {formatCount(row[technique])}
        </CountBar>
      ),
    })),
  ];
}
