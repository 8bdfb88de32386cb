import { addProject } from '../../../testing/test-projects.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addStagePlan, askFor, madeStage, walk } from '../phenotyping/testing/stages.ts';
import { readPlan } from '../plans/testing/plans.ts';
import { bulkWork, openBulkTracker, outcomes, STOP } from './testing/bulk-work.ts';

let tracker: TestApp;
const { begunPlan, done, undone } = bulkWork(() => tracker);
const ABORT_STAGE = 'abortWhenPhenotypeRegistered';

beforeAll(async () => {
  tracker = await openBulkTracker();
});
afterAll(() => tracker.close());

/** A phenotyping plan with these steps taken by its one stage. */
async function planWithStage(...steps: string[]) {
  const pin = await addStagePlan(tracker);
  const path = await madeStage(tracker, pin);
  await walk(tracker, path, ...steps);
  return { pin, path, psn: path.split('/').at(-1) ?? '' };
}

test('a phenotyping plan whose stages are aborted is aborted, and comes back when the job is undone', async () => {
  const { pin } = await planWithStage(ABORT_STAGE);
  const { id, rows } = await done(STOP, [pin]);
  expect(outcomes(rows)).toEqual(['changed']);
  expect((await readPlan(tracker, pin)).statusName).toBe('Phenotyping Plan Aborted');
  expect(outcomes(await undoneRows(id))).toEqual(['changed']);
  expect((await readPlan(tracker, pin)).statusName).toBe('Plan Created');
});

test('a phenotyping plan without stages is abandoned', async () => {
  const pin = await addStagePlan(tracker);
  await done(STOP, [pin]);
  expect((await readPlan(tracker, pin)).statusName).toBe('Plan Abandoned');
});

test('stages that are in the way are named, with what can be done about each', async () => {
  const [registered, started] = [await planWithStage(), await planWithStage('updateToPhenotypingStarted')];
  const { rows } = await done(STOP, [registered.pin, started.pin], { isPreview: true });
  const first = 'The plan cannot be stopped before its phenotyping stages are aborted.';
  expect(rows.map(({ message }) => message)).toEqual([
    `${first} Stage ${registered.psn} is Phenotyping Registered, and can be aborted on its page.`,
    `${first} Stage ${started.psn} is Phenotyping Started, where no stage can be aborted.`,
  ]);
  await askFor(tracker, registered.path, ABORT_STAGE);
  expect(outcomes((await done(STOP, [registered.pin], { isPreview: true })).rows)).toEqual(['changed']);
});

test('rows name the genes of what they are about, where the person may read it', async () => {
  const open = await begunPlan({ intentions: [{ gene: 'Cib2' }] });
  const tpn = await addProject(tracker.db, {
    privacy: 'restricted',
    intentions: [{ gene: 'Cib2' }],
    plans: [{ workUnit: 'UCD' }],
  });
  const hidden = await tracker.db
    .selectFrom('plan')
    .innerJoin('project', 'project.id', 'plan.project_id')
    .select('plan.pin')
    .where('project.tpn', '=', tpn)
    .executeTakeFirstOrThrow();
  const { rows } = await done(STOP, [open, hidden.pin, 'PIN:9999999999'], { isPreview: true });
  expect(rows.map(({ genes }) => genes)).toEqual([['Cib2'], [], []]);
});

async function undoneRows(id: string) {
  const rows = await undone(id);
  if (typeof rows === 'string') throw new Error(rows);
  return rows;
}
