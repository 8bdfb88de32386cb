import { sql } from 'kysely';
import type { BulkAction } from 'shared/contract';
import { CAST } from '../../../testing/cast.ts';
import { onPostgres, untilWaiting } from '../../../testing/database/concurrently.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { findSubject } from '../../identity/permissions/subject-repository.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { addColony, changePlan, reached, readPlan } from '../plans/testing/plans.ts';
import { savePlan } from '../plans/save-plan.ts';
import { bulkWork, openBulkTracker, outcomes, STOP } from './testing/bulk-work.ts';
import { workOff } from './work-off.ts';

let tracker: TestApp;
let colonies = 0;
const { begunPlan, give, rowsOf, undone } = bulkWork(() => tracker);

beforeAll(async () => {
  tracker = await openBulkTracker();
});
afterAll(() => tracker.close());

/**
 * Works jobs off while a member holds the plan, who saves a comment and embryos before the job gets it, and with them takes a step.
 * Nothing below the plan may be locked meanwhile.
 */
async function workOffDuringSave(pin: string): Promise<void> {
  const { db, context } = tracker;
  const caller = await findSubject(db, CAST.unitMember, context.settings);
  if (caller === undefined) throw new Error('The member has no account');
  const lists = await context.catalogues.read();
  const { jobs } = await inTransaction(db, caller.email, async (tx) => {
    await sql`select from plan where pin = ${pin} for update`.execute(tx);
    const jobs = workOff(context);
    await untilWaiting(db);
    await sql`
      select from outcome join plan on plan.id = plan_id where pin = ${pin} for update of outcome nowait`.execute(
      tx,
    );
    await savePlan(tx, pin, {
      ...{ caller, lists },
      change: async (within, { id }) => {
        await within.updateTable('plan').set({ comment: 'of the member' }).where('id', '=', id).execute();
        await sql`update crispr_attempt set total_embryos_survived = 5 where plan_id = ${id}`.execute(within);
      },
    });
    return { jobs };
  });
  await jobs;
}

onPostgres('undoing what met a change of somebody else (PostgreSQL)', () => {
  const TO_UCD: BulkAction = { name: 'handOverPlans', workUnitName: 'UCD', workGroupName: 'DTCC' };

  test.each<BulkAction>([TO_UCD, STOP, { ...STOP, withColonies: true }])(
    'keeps that change ($name)',
    async (action) => {
      const pin = await begunPlan();
      await addColony(tracker.db, pin, `JAX-U${++colonies}`, 'Genotype In Progress');
      await changePlan(tracker, pin, { comment: 'before' });
      const id = await give(action, [pin]);
      await workOffDuringSave(pin);
      expect(outcomes(await rowsOf(id))).toEqual(['changed']);
      expect(await undone(id)).toMatchObject([{ outcome: 'changed' }]);
      const { comment, statusName, statusDates } = await readPlan(tracker, pin);
      expect([comment, statusName, reached(statusDates).at(-1)]).toEqual([
        'of the member',
        'Embryos Obtained',
        'Embryos Obtained',
      ]);
    },
  );
});
