import { sql, type RawBuilder } from 'kysely';
import type { Forecast, ForecastEstimate, ForecastQuery } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { GOALS } from './goals.ts';
import { landmarkAt } from './landmarks.ts';

/** What is likely to become of a plan or stage that has stood at a status for so many days. */
export async function findForecast(
  db: Db,
  { status }: Lists,
  { pathName, statusName, waitedDays }: ForecastQuery,
): Promise<Forecast> {
  const statusId = status.findExact(statusName)?.id ?? null;
  const { rows } = await sql<{ last: ForecastEstimate | null }>`
    select ${lastEstimate(sql`${pathName}`, sql`${statusId}::bigint`, sql`${waitedDays}::integer`)} as last`.execute(
    db,
  );
  return forecastOf(pathName, waitedDays, rows[0]?.last ?? null);
}

/** SQL: what is stored of the last landmark that is not beyond these days, as JSON; null where nothing is. */
export function lastEstimate(
  pathName: RawBuilder<unknown>,
  statusId: RawBuilder<unknown>,
  waitedDays: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(
    select json_build_object('waitedDays', waited_days, 'plans', plans, 'reachedShare', reached_share,
      'quartileDays', quartile_days)
    from forecast
    where path_name = ${pathName} and status_id = ${statusId} and waited_days <= ${waitedDays}
    order by waited_days desc limit 1)`;
}

/**
 * The forecast of a plan or stage.
 *
 * @param last what `lastEstimate` finds: no estimate of this one where few stood there as long
 */
export function forecastOf(pathName: string, waitedDays: number, last: ForecastEstimate | null): Forecast {
  const goalName = GOALS.get(pathName) ?? null;
  const isOfThese = goalName !== null && last?.waitedDays === landmarkAt(waitedDays);
  return { goalName, estimate: isOfThese ? last : null };
}
