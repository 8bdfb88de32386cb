import type { Funder, WorkGroup } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { addPerson } from '../people/testing/people.ts';
import { get, getJson, refusal } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { workGroupRoutes } from './routes.ts';

const PAT = 'pat@lab.example';
let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([workGroupRoutes]);
  await addPerson(tracker.db, { email: PAT });
  await tracker.db.insertInto('work_group').values({ name: 'Plain' }).execute();
});
afterAll(() => tracker.close());

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const read = <T>(path: string) => getJson<T[]>(tracker, path, PAT);

test.each([
  '/api/workGroups',
  '/api/workGroupsByWorkUnit?workUnitName=JAX',
  '/api/funders?workGroupName=BaSH',
])('%s needs a token', async (path) => {
  expect((await get(tracker, path)).statusCode).toBe(403);
});

test('GET /api/workGroups: all of them, fields without a value left out', async () => {
  const groups = await read<WorkGroup>('/api/workGroups');
  expect(names(groups)).toEqual(expect.arrayContaining(['BaSH', 'DTCC', 'JAX']));
  const audit = {
    createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    createdBy: expect.any(String),
    lastModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    lastModifiedBy: expect.any(String),
  };
  const group = (name: string) => groups.find((one) => one.name === name);
  expect(group('BaSH')).toEqual({
    id: expect.any(Number),
    name: 'BaSH',
    description: 'Baylor, Sanger, Harwell',
    ...audit,
  });
  expect(group('Plain')).toEqual({ id: expect.any(Number), name: 'Plain', ...audit });
});

test('GET /api/workGroupsByWorkUnit: those of the unit, named in any case', async () => {
  expect(names(await read('/api/workGroupsByWorkUnit?workUnitName=ucd'))).toEqual([
    'DTCC',
    'DTCC-Legacy',
    'UCD-KOMP',
  ]);
});

test('GET /api/funders: those of the group, with all their groups, named exactly', async () => {
  const funders = await read<Funder>('/api/funders?workGroupName=BaSH');
  expect(funders.length).toBeGreaterThan(0);
  for (const { workGroups } of funders) expect(names(workGroups)).toContain('BaSH');
  expect(await read('/api/funders?workGroupName=bash')).toEqual([]);
});

test('unknown names have none', async () => {
  expect(await read('/api/workGroupsByWorkUnit?workUnitName=Nobody')).toEqual([]);
  expect(await read('/api/funders?workGroupName=Nobody')).toEqual([]);
});

test.each([
  ['/api/workGroupsByWorkUnit', '400 workUnitName parameter is missing'],
  ['/api/funders', '400 workGroupName parameter is missing'],
])('%s: the message names the missing parameter', async (path, text) => {
  expect(refusal(await get(tracker, path, PAT))).toBe(text);
});
