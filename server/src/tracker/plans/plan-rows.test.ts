import { sql } from 'kysely';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCast } from '../../../testing/cast.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { loadPlanRows } from './plan-rows.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([]);
  await addCast(tracker.db);
});
afterAll(() => tracker.close());

/** PostgreSQL plans a statement five times before it considers a plan to be stored. */
const TIMES = 12;

test('a few plans are read by statements that are not planned again each time (ADR 14)', async () => {
  await addProject(tracker.db, { plans: [{ workUnit: 'JAX' }, { workUnit: 'JAX' }] });
  const plans = await tracker.db.selectFrom('plan').select('id').execute();
  const stored = await tracker.db.connection().execute(async (db) => {
    for (let time = 0; time < TIMES; time++) await loadPlanRows(db, { ids: plans.map(({ id }) => id) });
    const { rows } = await sql<{ isStored: boolean }>`
      select generic_plans > 0 as "isStored" from pg_prepared_statements
      where generic_plans + custom_plans >= ${TIMES - 1}`.execute(db);
    return rows.map(({ isStored }) => isStored);
  });
  expect(stored).toEqual([true, true]);
});
