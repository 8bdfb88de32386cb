import { CAST } from '../../../../testing/cast.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addProject } from '../../../../testing/test-projects.ts';
import { addPlan, changePlan, CRISPR_ATTEMPT, readPlan } from '../../plans/testing/plans.ts';
import { workOff } from '../work-off.ts';
import { importing, openImports, sheetOf } from './testing/imports.ts';

let tracker: TestApp;
const { done, give, rowsOf } = importing(() => tracker);

beforeAll(async () => {
  tracker = await openImports();
});
afterAll(() => tracker.close());

async function begunPlan(): Promise<string> {
  const pin = await addPlan(tracker, await addProject(tracker.db, { consortia: ['IMPC'] }));
  await changePlan(tracker, pin, { crisprAttempt: { ...CRISPR_ATTEMPT, comment: 'as it was' } });
  return pin;
}

const VALUES = { 'Number of Embryos Injected': '40', 'MI date': '2031-04-01', 'Number of G0 Pups Born': '7' };

test('changes what the row has, and leaves everything else', async () => {
  const pin = await begunPlan();
  const before = await readPlan(tracker, pin);
  const { rows } = await done('attemptUpdates', sheetOf([{ PIN: pin, ...VALUES }]));
  expect(rows[0]?.details).toContainEqual(
    expect.objectContaining({ field: 'crisprAttempt.totalEmbryosInjected', oldValue: null, newValue: '40' }),
  );
  const { crisprAttempt } = await readPlan(tracker, pin);
  expect(crisprAttempt).toMatchObject({
    miDate: '2031-04-01',
    totalEmbryosInjected: 40,
    comment: 'as it was',
    assay: { numFounderPups: 7 },
  });
  expect(crisprAttempt?.guides).toEqual(before.crisprAttempt?.guides);
});

test('a repetition changes nothing, and a preview stores nothing', async () => {
  const pin = await begunPlan();
  const before = await readPlan(tracker, pin);
  const file = sheetOf([{ PIN: pin, ...VALUES }]);
  const preview = await done('attemptUpdates', file, { isPreview: true });
  expect(await readPlan(tracker, pin)).toEqual(before);
  const first = await done('attemptUpdates', file);
  expect(first.rows[0]?.details).toEqual(preview.rows[0]?.details);
  expect((await done('attemptUpdates', file)).rows).toMatchObject([{ outcome: 'unchanged', details: [] }]);
});

test('a plan may be named by its digits alone', async () => {
  const pin = await begunPlan();
  const { rows } = await done(
    'attemptUpdates',
    sheetOf([{ PIN: String(Number(pin.slice(4))), 'Number Transferred': '3' }]),
  );
  expect(rows).toMatchObject([{ outcome: 'changed' }]);
});

test('whole numbers may be written in groups, as spreadsheets do', async () => {
  const pin = await begunPlan();
  const { rows } = await done('attemptUpdates', sheetOf([{ PIN: pin, 'Number Transferred': '12,345' }]));
  expect(rows).toMatchObject([{ outcome: 'changed' }]);
  expect((await readPlan(tracker, pin)).crisprAttempt?.totalTransferred).toBe(12_345);
});

test.each<[string, Record<string, string>, string | RegExp]>([
  ['of a plan that does not exist', { PIN: 'PIN:9999999999' }, 'The plan[PIN:9999999999] does not exist.'],
  [
    'with words for a number',
    { 'Number Transferred': 'x' },
    "Number Transferred: 'x' is not a whole number.",
  ],
  [
    'of another attempt type',
    { 'Total Pups Born': '1' },
    /^Total Pups Born: Attempts of type crispr do not have/,
  ],
  ['with an unknown strain', { 'Strain Injected': 'x' }, "Strain Injected: Strain 'x' does not exist."],
])('a row %s is refused', async (_name, cells, message) => {
  const { rows } = await done(
    'attemptUpdates',
    sheetOf([{ PIN: await begunPlan(), 'Number Transferred': '1', ...cells }]),
  );
  expect(rows[0]?.message).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message);
});

test('people who may not change the plan are refused', async () => {
  const pin = await begunPlan();
  const { rows } = await done('attemptUpdates', sheetOf([{ PIN: pin, ...VALUES }]), {
    caller: CAST.stranger,
  });
  expect(rows[0]?.message).toBe(`You do not have permission to update the plan ${pin}.`);
});

test('a plan of another kind is refused', async () => {
  const tpn = await addProject(tracker.db, {
    plans: [{ workUnit: 'JAX', workGroup: 'BaSH', attemptType: 'breeding' }],
  });
  const { pin } = await tracker.db
    .selectFrom('plan')
    .innerJoin('project', 'project.id', 'plan.project_id')
    .select('plan.pin')
    .where('project.tpn', '=', tpn)
    .executeTakeFirstOrThrow();
  const { rows } = await done('attemptUpdates', sheetOf([{ PIN: pin, ...VALUES }]));
  expect(rows[0]?.message).toMatch(/is a plan of breeding, whose attempts files cannot change\.$/);
});

test('goes on where a server that ended has left off, and does nothing twice', async () => {
  const pins = [await begunPlan(), await begunPlan()];
  const id = await give('attemptUpdates', sheetOf(pins.map((pin) => ({ PIN: pin, ...VALUES }))));
  // The first row was done, and its result was stored with it.
  await tracker.db
    .updateTable('bulk_job_row')
    .set({ outcome: 'changed' })
    .where('job_id', '=', Number(id))
    .where('place', '=', 1)
    .execute();
  await workOff(tracker.context);
  expect((await rowsOf(id)).map(({ outcome }) => outcome)).toEqual(['changed', 'changed']);
  expect((await readPlan(tracker, pins[0] ?? '')).crisprAttempt?.totalEmbryosInjected).toBeNull();
  expect((await readPlan(tracker, pins[1] ?? '')).crisprAttempt?.totalEmbryosInjected).toBe(40);
});
