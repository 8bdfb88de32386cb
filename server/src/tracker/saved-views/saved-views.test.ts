import type { ChangeResponse, SavedView } from 'shared/contract';
import { get, getJson, refusal, send, type TestCaller } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { savedViewRoutes } from './routes.ts';

const COLLEAGUE = 'colleague@lab.example';
const PATH = '/api/v2/savedViews';
let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([savedViewRoutes]);
  await addCast(tracker.db);
  await addPerson(tracker.db, { email: COLLEAGUE, unitRoles: [['JAX', 'general']] });
});
afterAll(() => tracker.close());
beforeEach(async () => {
  await tracker.db.deleteFrom('saved_view').execute();
});

const views = (caller: TestCaller = CAST.unitMember) => getJson<SavedView[]>(tracker, PATH, caller);
const post = (body: object, caller: TestCaller = CAST.unitMember, headers: Record<string, string> = {}) =>
  send(tracker, 'POST', PATH, { name: 'Old ones', query: 'olderThan=12', ...body }, caller, headers);
const saved = async (body: object = {}) => {
  const response = await post(body);
  return response.json<ChangeResponse>()._links.self.href.split('/').at(-1) ?? '';
};
const remove = async (id: string, caller: string) =>
  tracker.app.inject({ method: 'DELETE', url: `${PATH}/${id}`, headers: await tracker.as(caller) });

test('a view is its owner’s alone, unless it is shared with a work unit', async () => {
  const id = await saved();
  expect(await views()).toEqual([
    {
      ...{ id: Number(id), name: 'Old ones', query: 'olderThan=12', workUnitName: null },
      ...{ owner: CAST.unitMember, isOwn: true },
    },
  ]);
  expect(await views(COLLEAGUE)).toEqual([]);
  const shared = { name: 'Old ones of JAX', query: 'olderThan=18', workUnitName: 'JAX' };
  expect((await send(tracker, 'PUT', `${PATH}/${id}`, shared, CAST.unitMember)).statusCode).toBe(204);
  expect(await views(COLLEAGUE)).toMatchObject([{ ...shared, isOwn: false }]);
  expect(await getJson(tracker, `${PATH}/${id}`, COLLEAGUE)).toMatchObject(shared);
  expect((await get(tracker, `${PATH}/${id}`, CAST.stranger)).statusCode).toBe(404);
  expect(await views(CAST.administrator)).toHaveLength(1);
  expect(await views(CAST.stranger)).toEqual([]);
});

test('a request that is repeated with its key saves once', async () => {
  for (let time = 0; time < 2; time++)
    expect((await post({}, CAST.unitMember, { 'idempotency-key': 'k' })).statusCode).toBe(200);
  expect(await views()).toHaveLength(1);
});

test.each<[string, object, TestCaller, string]>([
  [
    'a name twice',
    { name: 'old ones ' },
    CAST.unitMember,
    "400 You have a view 'old ones' already. Please choose another name.",
  ],
  ['an empty name', { name: ' ' }, CAST.unitMember, '400 Validation error'],
  [
    'a work unit that does not exist',
    { name: 'x', workUnitName: 'Nowhere' },
    CAST.unitMember,
    "400 Work unit name 'Nowhere' does not exist.",
  ],
  [
    'another work unit',
    { name: 'x', workUnitName: 'UCD' },
    CAST.unitMember,
    '403 You can share views with your own work units only, and UCD is none.',
  ],
])('%s is refused', async (_name, body, caller, message) => {
  await saved();
  expect(refusal(await post(body, caller))).toBe(message);
  expect(await views()).toHaveLength(1);
});

test('visitors have no views', async () => {
  expect((await get(tracker, PATH)).statusCode).toBe(403);
  expect((await post({}, null)).statusCode).toBe(401);
});

test('is changed and deleted by its owner, a shared one by administrators too', async () => {
  const [own, shared] = [await saved(), await saved({ name: 'Shared', workUnitName: 'JAX' })];
  const change = await send(tracker, 'PUT', `${PATH}/${shared}`, { name: 'x', query: '' }, COLLEAGUE);
  expect(refusal(change)).toBe(`404 The view ${shared} does not exist.`);
  expect((await remove(shared, COLLEAGUE)).statusCode).toBe(404);
  expect((await remove(own, CAST.administrator)).statusCode).toBe(404);
  expect((await remove(shared, CAST.administrator)).statusCode).toBe(204);
  expect((await remove(own, CAST.unitMember)).statusCode).toBe(204);
  expect(await views()).toEqual([]);
});
