import { Box, DataTable, Disclosure, formatCount, type Column } from 'shared/ui';
import { monthTitle } from './months/month.ts';
import { TECHNIQUE_NAMES, TECHNIQUES, type MonthOfSeries } from './series/series.ts';

const COLUMNS: readonly Column<MonthOfSeries>[] = [
  { id: 'month', header: 'Month', cell: (row) => monthTitle(row.month), isRowHeader: true },
  ...TECHNIQUES.map((technique) => ({
    id: technique,
    header: TECHNIQUE_NAMES[technique],
    cell: (row: MonthOfSeries) => formatCount(row[technique]),
    align: 'end' as const,
  })),
];

const byMonth = (row: MonthOfSeries) => row.month;

/** The chart in figures: for those who do not see it, and for copying. */
export function SeriesTable({ series, caption }: { series: readonly MonthOfSeries[]; caption: string }) {
  return (
    <Disclosure title="The chart as a table">
      <Box maxW="96">
        <DataTable
          caption={caption}
          columns={COLUMNS}
          rows={series}
          rowKey={byMonth}
          maxHeight="24rem"
          stickyFirstColumn
        />
      </Box>
    </Disclosure>
  );
}
