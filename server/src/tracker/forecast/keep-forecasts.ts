import { sql } from 'kysely';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import type { Data } from '../../platform/http/app-context.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { Turn } from '../../platform/pauses/turn.ts';
import type { ScheduledTask } from '../../platform/schedule/repeat.ts';
import { YearCheck, type Check } from './check.ts';
import { Visits, type StatusEstimates } from './estimates.ts';
import { GOALS } from './goals.ts';
import { publicTimelines } from './read-timelines.ts';
import { UnderWay, type Expected } from './under-way.ts';
import { visitsOf } from './visits.ts';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.ts';

/** What becomes of plans changes slowly, and working it out reads the dates of all of them. */
const EVERY_MS = 6 * HOUR_MS;
/** Author in the audit columns. */
const TASK = 'forecasts';

/** Keeps the forecasts up to date. */
export function keepForecasts(data: Data): ScheduledTask {
  return {
    name: 'forecasts',
    firstAfterMs: EVERY_MS,
    everyMs: EVERY_MS,
    run: ({ signal }) => storeForecasts(data, signal),
  };
}

/** The same once, where no server has done it yet. */
export async function beginForecasts(data: Data): Promise<void> {
  const stored = await data.db.selectFrom('forecast').select('plans').limit(1).execute();
  if (stored.length === 0) await storeForecasts(data);
}

/**
 * Stores what became of the public plans and stages that stood at each status, and how right that was a year ago. Of public ones
 * alone, so that it is the same for everybody and reveals nothing of a hidden plan. Doing it twice does no harm, so every server
 * may.
 */
export async function storeForecasts({ db, catalogues }: Data, signal?: AbortSignal): Promise<void> {
  const lists = await catalogues.read();
  const today = Math.floor(Date.now() / DAY_MS);
  const visits = new Visits();
  const underWay = new UnderWay();
  const check = new YearCheck(today);
  const turn = new Turn();
  for await (const timeline of publicTimelines(db, lists)) {
    signal?.throwIfAborted();
    const { pathName } = timeline;
    const goal = GOALS.get(pathName);
    if (goal === undefined) continue;
    const ofOne = visitsOf(timeline, goal, today);
    visits.add(pathName, ofOne);
    underWay.add(timeline, ofOne);
    check.add(timeline, goal);
    if (turn.isOver) await turn.pass();
  }
  const estimates = await visits.estimates();
  await store(db, lists, {
    estimates,
    totals: underWay.expected(estimates),
    checks: await check.result(),
  });
}

interface Measured {
  estimates: readonly StatusEstimates[];
  totals: readonly Expected[];
  checks: readonly Check[];
}

async function store(db: Db, { status }: Lists, { estimates, totals, checks }: Measured): Promise<void> {
  const rows = estimates.flatMap(({ pathName, statusName, estimates: some }) =>
    some.map((estimate) => ({ pathName, statusId: status.require(statusName), ...estimate })),
  );
  await inTransaction(db, TASK, async (tx) => {
    await sql`delete from forecast`.execute(tx);
    await sql`
      insert into forecast
      select "pathName", "statusId", "waitedDays", plans, "reachedShare", "quartileDays", "monthlyShares"
      from json_to_recordset(${JSON.stringify(rows)}::json) measured (
        "pathName" text, "statusId" bigint, "waitedDays" integer, plans integer, "reachedShare" double precision,
        "quartileDays" integer[], "monthlyShares" double precision[])
      on conflict do nothing`.execute(tx);
    await sql`delete from forecast_total`.execute(tx);
    await sql`
      insert into forecast_total
      select "pathName", "workUnitId", "underWay", "monthlyExpected"
      from json_to_recordset(${JSON.stringify(totals)}::json) measured (
        "pathName" text, "workUnitId" bigint, "underWay" integer, "monthlyExpected" double precision[])
      on conflict do nothing`.execute(tx);
    await sql`delete from forecast_check`.execute(tx);
    await sql`
      insert into forecast_check
      select "pathName", "underWay", expected, came
      from json_to_recordset(${JSON.stringify(checks)}::json) measured (
        "pathName" text, "underWay" integer, expected double precision, came integer)
      on conflict do nothing`.execute(tx);
  });
}
