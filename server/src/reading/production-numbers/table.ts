import type { Cell, TsvFile } from '../reports/tsv.ts';
import type { PeriodCount } from './counted-units.ts';
import type { ProductionRequest } from './request.ts';
import { runningTotals, type RunningTotal } from './running-totals.ts';

type Column = readonly [header: string, cell: (total: RunningTotal) => Cell];

/** Production numbers as a file (api-3 §7.1, TSV): the columns depend on the query. */
export function productionTable(
  { step, attemptTypeName, workUnits, workGroup }: ProductionRequest,
  counts: readonly PeriodCount[],
): TsvFile {
  // Every row names all work units that its total counts, also those whose own row of a period is left out.
  const unitNames = [...new Set(counts.flatMap(({ workUnitName }) => workUnitName ?? []))].join(' ');
  const year: Column = ['Year', (total) => total.year];
  const month: Column = ['Month', (total) => total.month];
  const period = step === 'year' ? [year] : [year, month];
  const unit: Column = ['Work Unit', () => unitNames];
  const group: Column = ['Work Group', ({ workGroupName }) => workGroupName];
  const columns: Column[] = [
    ...(workUnits.length > 0 ? [unit] : []),
    ...(workGroup === null ? [] : [group]),
    // With a group the month stands first, as those who read these files know it.
    ...(workGroup === null ? period : period.toReversed()),
    ['Sum', ({ sum }) => sum],
  ];
  return {
    name: `Production_Numbers_${step}_${attemptTypeName}`,
    header: columns.map(([header]) => header),
    rows: [runningTotals(counts, workUnits.length).map((total) => columns.map(([, cell]) => cell(total)))],
  };
}
