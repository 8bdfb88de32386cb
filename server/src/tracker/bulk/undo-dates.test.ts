import { sql } from 'kysely';
import type { TestApp } from '../../../testing/test-app.ts';
import { openBulkTracker, bulkWork, STOP } from './testing/bulk-work.ts';

let tracker: TestApp;
const { begunPlan, done, undone } = bulkWork(() => tracker);

beforeAll(async () => {
  tracker = await openBulkTracker();
});
afterAll(() => tracker.close());

/** The dates by which a project stands where it does, and since when lists show it there. */
async function datesOf(pin: string) {
  const { rows } = await sql`
    select project_index.status_since,
      array(select stamp.id from assignment_status_stamp stamp where stamp.project_id = plan.project_id order by id) as assigned,
      array(select stamp.id from project_summary_status_stamp stamp where stamp.project_id = plan.project_id order by id) as summed
    from plan join project_index using (project_id) where pin = ${pin}`.execute(tracker.db);
  return rows[0];
}

test('a project whose plan was stopped and brought back has stood where it does since before', async () => {
  const pin = await begunPlan({ intentions: [{ gene: 'Cib2' }] });
  const before = await datesOf(pin);
  const { id } = await done(STOP, [pin]);
  expect(await datesOf(pin)).not.toEqual(before);
  await undone(id);
  expect(await datesOf(pin)).toEqual(before);
});
