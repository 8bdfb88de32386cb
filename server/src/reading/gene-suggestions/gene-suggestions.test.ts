import { sql } from 'kysely';
import type { GeneSuggestion } from 'shared/contract';
import { addCast, CAST } from '../../../testing/cast.ts';
import { getJson, type TestCaller } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject, type TestProject } from '../../../testing/test-projects.ts';
import { geneSuggestionRoutes } from './routes.ts';

let tracker: TestApp;

const suggestions = (text: string, caller: TestCaller = null) =>
  getJson<GeneSuggestion[]>(tracker, `/api/v2/genes/suggestions?text=${encodeURIComponent(text)}`, caller);
const symbols = async (text: string) => (await suggestions(text)).map(({ symbol }) => symbol);

/** The first suggestion for a text. */
async function first(text: string, caller: TestCaller = null) {
  const [suggestion] = await suggestions(text, caller);
  return suggestion;
}

/** Adds a project that stands, with its plans, at a status. */
async function addStanding(status: string, project: TestProject): Promise<void> {
  const tpn = await addProject(tracker.db, { ...project, summaryStatus: status });
  await sql`
    update plan set status_id = status.id, summary_status_id = status.id from status
    where status.name = ${status} and project_id = (select id from project where tpn = ${tpn})`.execute(
    tracker.db,
  );
}

beforeAll(async () => {
  tracker = await openTracker([geneSuggestionRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Cib2', accId: 'MGI:1929293', synonyms: ['Kip2'] });
  await addGene(tracker.db, { symbol: 'Cib2os', accId: 'MGI:9000001' });
  await addGene(tracker.db, { symbol: 'Cib1', accId: 'MGI:9000002', synonyms: ['Cib2like'] });
  await addGene(tracker.db, { symbol: 'Ab_c', accId: 'MGI:9000003' });
  await addGene(tracker.db, { symbol: 'Abxc', accId: 'MGI:9000004' });
  await addGene(tracker.db, { symbol: 'Hidden', accId: 'MGI:9000005' });
  for (let number = 10; number < 20; number += 1)
    await addGene(tracker.db, { symbol: `Many${number}`, accId: `MGI:90001${number}` });

  const intentions = [{ gene: 'Cib2' }];
  const plans = [{ workUnit: 'JAX' }] as const;
  await addStanding('Attempt In Progress', { intentions, plans });
  await addStanding('Attempt Aborted', { intentions, plans });
  for (const gene of ['Cib2', 'Hidden'])
    await addStanding('Genotype Confirmed', {
      intentions: [{ gene }],
      plans: [{ workUnit: 'BCM' }],
      privacy: 'restricted',
    });
});

afterAll(() => tracker.close());

test.each([
  ['cib2', ['Cib2', 'Cib2os', 'Cib1']],
  ['CIB', ['Cib1', 'Cib2', 'Cib2os']],
  ['kip2', ['Cib2']],
  ['mgi:1929293', ['Cib2']],
  ['MGI:192929', []],
  ['nothing', []],
])('"%s" suggests %j: whole symbols first, then symbols, then synonyms', async (text, expected) => {
  expect(await symbols(text)).toEqual(expected);
});

test('what was found by a synonym names it', async () => {
  expect(await first('kip2')).toMatchObject({ symbol: 'Cib2', synonym: 'Kip2' });
  expect(await first('cib2')).toMatchObject({ symbol: 'Cib2', synonym: null });
});

test('fewer than two characters suggest nothing', async () => {
  expect(await symbols('c')).toEqual([]);
  expect(await symbols(' c ')).toEqual([]);
});

test('eight at most; characters that are wildcards elsewhere mean themselves', async () => {
  expect(await symbols('Many')).toHaveLength(8);
  expect(await symbols('ab_')).toEqual(['Ab_c']);
  expect(await symbols('%%')).toEqual([]);
});

test('an aborted project does not stand further than one that goes on', async () => {
  expect(await first('cib2')).toMatchObject({
    projects: 2,
    summaryStatusName: 'Attempt In Progress',
    workUnitNames: ['JAX'],
  });
});

test('a gene without projects has no status', async () => {
  expect(await first('Cib2os')).toMatchObject({ projects: 0, summaryStatusName: null, workUnitNames: [] });
});

// ADR 10: a restricted project is known to people who are signed in, and seen by those who are related to it.
test.each([
  ['a visitor', null, { projects: 0, summaryStatusName: null, workUnitNames: [] }],
  ['a stranger', CAST.stranger, { projects: 1, summaryStatusName: null, workUnitNames: [] }],
  [
    'its unit',
    CAST.memberOfConsortiumUnit,
    { projects: 1, summaryStatusName: 'Genotype Confirmed', workUnitNames: ['BCM'] },
  ],
  [
    'an administrator',
    CAST.administrator,
    { projects: 1, summaryStatusName: 'Genotype Confirmed', workUnitNames: ['BCM'] },
  ],
])('of a restricted project, %s is suggested what lists show', async (_who, caller, expected) => {
  expect(await first('hidden', caller)).toMatchObject(expected);
});
