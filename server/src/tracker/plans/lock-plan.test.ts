import { sql } from 'kysely';
import { addCast, CAST } from '../../../testing/cast.ts';
import { onPostgres } from '../../../testing/database/concurrently.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { lockPerson } from '../../identity/people/stored-person.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { projectRoutes } from '../projects/routes.ts';
import { planRoutes } from './routes.ts';
import { lockPlan } from './save-plan.ts';
import { addPlan } from './testing/plans.ts';

onPostgres('records that are being changed (PostgreSQL)', () => {
  let tracker: TestApp;
  let pin: string;

  beforeAll(async () => {
    tracker = await openTracker([planRoutes, projectRoutes]);
    await addCast(tracker.db);
    await addGene(tracker.db, { symbol: 'Egr2', accId: 'MGI:95296' });
    pin = await addPlan(tracker, await addProject(tracker.db, { intentions: [{ gene: 'Egr2' }] }));
  });
  afterAll(() => tracker.close());

  test.each<['plan' | 'person', (tx: Db) => Promise<unknown>]>([
    ['plan', (tx) => lockPlan(tx, pin)],
    ['person', (tx) => lockPerson(tx, CAST.unitMember)],
  ])('a %s waits for other changes, but not for rows that refer to it', async (table, lock) => {
    await inTransaction(tracker.db, CAST.administrator, async (tx) => {
      const before = await freeRows(table);
      await lock(tx);
      // The first lock is that of a foreign key, the second that of a change.
      expect(await freeRows(table)).toEqual({ toReferTo: before.toReferTo, toChange: before.toChange - 1 });
    });
  });

  /** How many rows another transaction could lock at once. */
  async function freeRows(table: string) {
    const count = async (strength: string) => {
      const { rows } = await sql`
        select from ${sql.table(table)} ${sql.raw(strength)} skip locked`.execute(tracker.db);
      return rows.length;
    };
    return { toReferTo: await count('for key share'), toChange: await count('for no key update') };
  }
});
