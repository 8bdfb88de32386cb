import { sql } from 'kysely';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addProject } from '../../../../testing/test-projects.ts';
import { addPlan, changePlan, CRISPR_ATTEMPT } from '../../plans/testing/plans.ts';
import { storeUsualTimes } from '../../usual-times/keep-usual-times.ts';

/** The usual time where nothing has been measured. */
const USUAL_MONTHS = 6;

/** A project on Cib2 with a plan of JAX that has stood for each of these numbers of days. */
export async function addStanding(tracker: TestApp, ...days: number[]) {
  const tpn = await addProject(tracker.db, { consortia: ['IMPC'], intentions: [{ gene: 'Cib2' }] });
  const pins: string[] = [];
  for (const daysAgo of days) {
    const pin = await addPlan(tracker, tpn);
    await changePlan(tracker, pin, { crisprAttempt: CRISPR_ATTEMPT });
    await sql`
      update plan_summary_status_stamp set date = current_date - ${daysAgo}::integer + time '09:30'
      where plan_id = (select id from plan where pin = ${pin})`.execute(tracker.db);
    pins.push(pin);
  }
  await storeUsualTimes(tracker.context, USUAL_MONTHS);
  return { tpn, pins };
}

/** Another work unit has the plan. */
export async function moveTo(tracker: TestApp, pin: string | undefined, workUnitName: string): Promise<void> {
  await sql`
    update plan set work_unit_id = (select id from work_unit where name = ${workUnitName}) where pin = ${pin}`.execute(
    tracker.db,
  );
}
