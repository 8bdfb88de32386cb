import type { Forecast, ForecastEstimate, ForecastQuery } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { GOALS } from './goals.ts';
import { landmarkAt } from './landmarks.ts';

/** What is likely to become of a plan or stage that has stood at a status for so many days; nothing where few stood there as long. */
export async function findForecast(
  db: Db,
  { status }: Lists,
  { pathName, statusName, waitedDays }: ForecastQuery,
): Promise<Forecast> {
  const statusId = status.findExact(statusName)?.id;
  const goalName = GOALS.get(pathName) ?? null;
  if (goalName === null || statusId === undefined) return { goalName, estimate: null };
  const row = await db
    .selectFrom('forecast')
    .select(['waited_days', 'plans', 'reached_share', 'quartile_days'])
    .where('path_name', '=', pathName)
    .where('status_id', '=', statusId)
    .where('waited_days', '=', landmarkAt(waitedDays))
    .executeTakeFirst();
  return { goalName, estimate: row === undefined ? null : estimateOf(row) };
}

function estimateOf(row: {
  waited_days: number;
  plans: number;
  reached_share: number;
  quartile_days: number[] | null;
}): ForecastEstimate {
  return {
    waitedDays: row.waited_days,
    plans: row.plans,
    reachedShare: row.reached_share,
    quartileDays: row.quartile_days,
  };
}
