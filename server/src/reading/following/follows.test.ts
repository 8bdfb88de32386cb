import type { Follow } from 'shared/contract';
import { get, getJson, refusal, send, type TestCaller } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { followRoutes } from './routes.ts';
import { addFollowedProject, changePrivacy } from './testing/followed-records.ts';
import { openFollowing } from './testing/followed-tracker.ts';

const URL = '/api/v2/follows';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openFollowing([followRoutes]);
});
afterAll(() => tracker.close());
beforeEach(async () => {
  await tracker.db.deleteFrom('follower').execute();
});

const follow = (kind: string, target: string, caller: TestCaller = CAST.stranger, mail = 'daily') =>
  send(tracker, 'POST', URL, { kind, target, mail }, caller);
const own = (caller: TestCaller = CAST.stranger) => getJson<Follow[]>(tracker, URL, caller);
const inShort = (follows: Follow[]) => follows.map(({ kind, target, mail }) => `${kind} ${target} ${mail}`);
const remove = async (id: number, caller: string) =>
  tracker.app.inject({ method: 'DELETE', url: `${URL}/${id}`, headers: await tracker.as(caller) });

test('genes by any name, projects and work units are followed and listed', async () => {
  const { tpn } = await addFollowedProject(tracker.db, 'Rb1cc1');
  for (const [kind, target] of [
    ['workUnit', 'JAX'],
    ['project', tpn],
    ['gene', 'fip200'],
  ] as const)
    expect((await follow(kind, target)).statusCode).toBe(200);
  expect(inShort(await own())).toEqual(['gene Rb1cc1 daily', `project ${tpn} daily`, 'workUnit JAX daily']);
  expect(await own(CAST.unitMember)).toEqual([]);
});

test('following again changes how often a mail comes', async () => {
  await follow('gene', 'Rb1cc1');
  await follow('gene', 'MGI:1341850', CAST.stranger, 'never');
  await send(tracker, 'POST', URL, { kind: 'gene', target: 'Rb1cc1' }, CAST.stranger);
  expect(inShort(await own())).toEqual(['gene Rb1cc1 never']);
});

test('how often mails come is changed, and following stopped, by whoever follows alone', async () => {
  const { id } = (await follow('gene', 'Rb1cc1')).json<Follow>();
  const change = (caller: string) => send(tracker, 'PUT', `${URL}/${id}`, { mail: 'weekly' }, caller);
  expect(refusal(await change(CAST.unitMember))).toBe('404 You do not follow this any more.');
  expect((await change(CAST.stranger)).json()).toMatchObject({ id, mail: 'weekly' });
  expect(await getJson(tracker, `${URL}/${id}`, CAST.stranger)).toMatchObject({ id, mail: 'weekly' });
  expect((await get(tracker, `${URL}/${id}`, CAST.unitMember)).statusCode).toBe(404);
  expect((await remove(id, CAST.unitMember)).statusCode).toBe(404);
  expect((await remove(id, CAST.stranger)).statusCode).toBe(204);
  expect(await own()).toEqual([]);
  expect((await remove(id, CAST.stranger)).statusCode).toBe(404);
});

test('a project is followed by those who may read it', async () => {
  const { tpn, projectId } = await addFollowedProject(tracker.db, 'Rb1cc1', 'restricted');
  expect(refusal(await follow('project', tpn))).toBe(
    `403 You do not have permission to read the project ${tpn}.`,
  );
  expect((await follow('project', tpn, CAST.unitMember)).statusCode).toBe(200);
  await changePrivacy(tracker.db, projectId, 'public');
  expect((await follow('project', tpn)).statusCode).toBe(200);
});

test.each([
  ['gene', 'nothing', 404],
  ['project', 'TPN:999999999', 404],
  ['project', 'nothing', 404],
  ['workUnit', 'Nowhere', 404],
  ['planet', 'Mars', 400],
  ['gene', '', 400],
])('refuses to follow the %s "%s"', async (kind, target, status) => {
  expect((await follow(kind, target)).statusCode).toBe(status);
});

test('refuses an unknown pace of mails', async () => {
  expect((await follow('gene', 'Rb1cc1', CAST.stranger, 'hourly')).statusCode).toBe(400);
});

test('visitors are asked to sign in', async () => {
  expect((await get(tracker, URL)).statusCode).toBe(403);
  expect((await follow('gene', 'Rb1cc1', null)).statusCode).toBe(401);
});
