import type { ExpectedResults } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { groupedBy } from '../../platform/database/grouped.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { GOALS } from '../../tracker/forecast/goals.ts';

/** How many months ahead is shown. */
const MONTHS = [3, 6, 12, 24];

type ExpectedRow = ExpectedResults['rows'][number];

/** What is expected of the public work that is under way, of all work units and of each, in the order of the work. */
export async function expectedResults(db: Db, { work_unit }: Lists): Promise<ExpectedResults> {
  const stored = await db.selectFrom('forecast_total').selectAll().execute();
  const ofUnits = stored.map(({ path_name, work_unit_id, under_way, monthly_expected }): ExpectedRow => ({
    pathName: path_name,
    goalName: goalOf(path_name),
    workUnitName: work_unit.nameOf(work_unit_id),
    underWay: under_way,
    expected: MONTHS.map((month) => monthly_expected[month - 1] ?? 0),
  }));
  const totals = [...groupedBy(ofUnits, ({ pathName }) => pathName)].map(totalOf);
  const checks = await db.selectFrom('forecast_check').selectAll().execute();
  return {
    months: MONTHS,
    rows: [...totals, ...ofUnits.toSorted(byUnit)].toSorted(byPath),
    checks: checks
      .map(({ path_name, under_way, expected, came }) => ({
        pathName: path_name,
        goalName: goalOf(path_name),
        underWay: under_way,
        expected,
        came,
      }))
      .toSorted(byPath),
  };
}

function goalOf(pathName: string): string {
  return GOALS.get(pathName) ?? '';
}

function totalOf([pathName, units]: readonly [string, readonly ExpectedRow[]]): ExpectedRow {
  return {
    pathName,
    goalName: goalOf(pathName),
    workUnitName: null,
    underWay: units.reduce((sum, { underWay }) => sum + underWay, 0),
    expected: MONTHS.map((_, month) => units.reduce((sum, { expected }) => sum + (expected[month] ?? 0), 0)),
  };
}

const ORDER = [...GOALS.keys()];

function byPath(one: { pathName: string }, other: { pathName: string }): number {
  return ORDER.indexOf(one.pathName) - ORDER.indexOf(other.pathName);
}

function byUnit(one: ExpectedRow, other: ExpectedRow): number {
  return (one.workUnitName ?? '').localeCompare(other.workUnitName ?? '', 'en');
}
