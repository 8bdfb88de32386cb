import { MOST_WEBHOOKS, type Webhook, type WebhookTest, type WebhookWithSecret } from 'shared/contract';
import { get, getJson, refusal, send, type TestCaller } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { onPostgres } from '../../../testing/database/concurrently.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { webhookRoutes } from './routes.ts';

const MANAGER = 'manager@lab.example';
const ADDRESS = 'https://hooks.lab.example/changes';
const URL = '/api/v2/webhooks';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([webhookRoutes]);
  await addCast(tracker.db);
  await addPerson(tracker.db, {
    email: MANAGER,
    unitRoles: [
      ['JAX', 'manager'],
      ['BCM', 'general'],
    ],
    consortiumRoles: [['IMPC', 'manager']],
  });
});
afterAll(() => tracker.close());
beforeEach(async () => {
  await tracker.db.deleteFrom('webhook').execute();
});

const add = (body: object, caller: TestCaller = MANAGER) =>
  send(tracker, 'POST', URL, { url: ADDRESS, ...body }, caller);
const list = (caller: TestCaller = MANAGER) => getJson<Webhook[]>(tracker, URL, caller);
const remove = async (id: number, caller: string) =>
  tracker.app.inject({ method: 'DELETE', url: `${URL}/${id}`, headers: await tracker.as(caller) });

test('managers add webhooks of their units and consortia, and see them; the secret is shown once', async () => {
  const added = (await add({ workUnitName: 'JAX' })).json<WebhookWithSecret>();
  expect(added.secret).toMatch(/^whsec_/);
  expect((await add({ consortiumName: 'IMPC' })).statusCode).toBe(200);
  const listed = await list();
  expect(listed.map(({ workUnitName, consortiumName }) => workUnitName ?? consortiumName)).toEqual([
    'IMPC',
    'JAX',
  ]);
  expect(JSON.stringify(listed)).not.toContain('whsec_');
  expect(await list(CAST.unitMember)).toEqual([]);
  expect(await list(CAST.administrator)).toHaveLength(2);
});

test('the secret is not in the database as it is', async () => {
  const { secret } = (await add({ workUnitName: 'JAX' })).json<WebhookWithSecret>();
  const row = await tracker.db.selectFrom('webhook').select('secret').executeTakeFirstOrThrow();
  expect(Buffer.from(row.secret).toString('latin1')).not.toContain(secret);
  expect(tracker.context.secrets.webhooks.unlock(row.secret)).toBe(secret);
});

test('added again with the same key, it is the same webhook with the same secret', async () => {
  const again = () =>
    send(tracker, 'POST', URL, { url: ADDRESS, workUnitName: 'JAX' }, MANAGER, { 'idempotency-key': 'k-1' });
  const first = (await again()).json<WebhookWithSecret>();
  expect((await again()).json<WebhookWithSecret>()).toEqual(first);
  expect(await list()).toHaveLength(1);
  const rows = await tracker.db.selectFrom('repeatable_request').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(first.secret.slice(6));
});

test('a secret that is given again with the same key is the same, and the one before stays valid', async () => {
  const { id, secret } = (await add({ workUnitName: 'JAX' })).json<WebhookWithSecret>();
  const again = () => send(tracker, 'POST', `${URL}/${id}/secret`, {}, MANAGER, { 'idempotency-key': 'k-2' });
  const rotated = (await again()).json<WebhookWithSecret>();
  expect((await again()).json<WebhookWithSecret>()).toEqual(rotated);
  const row = await tracker.db.selectFrom('webhook').select('previous_secret').executeTakeFirstOrThrow();
  expect(tracker.context.secrets.webhooks.unlock(row.previous_secret ?? new Uint8Array())).toBe(secret);
});

test.each<[object, string, TestCaller]>([
  [
    { workUnitName: 'BCM' },
    '403 You do not have permission to add webhooks of BCM. Its managers do.',
    MANAGER,
  ],
  [
    { workUnitName: 'JAX' },
    '403 You do not have permission to add webhooks of JAX. Its managers do.',
    CAST.unitMember,
  ],
  [
    { consortiumName: 'BaSH' },
    '403 You do not have permission to add webhooks of BaSH. Its managers do.',
    MANAGER,
  ],
  [{ workUnitName: 'Nowhere' }, '400 Work unit Nowhere does not exist.', MANAGER],
  [{ consortiumName: 'Nowhere' }, '400 Consortium Nowhere does not exist.', MANAGER],
  [{}, '400 A webhook belongs to a work unit or to a consortium. Name one of them.', MANAGER],
  [
    { workUnitName: 'JAX', consortiumName: 'IMPC' },
    '400 A webhook belongs to a work unit or to a consortium. Name one of them.',
    MANAGER,
  ],
])('refuses to add %j: %s', async (body, text, caller) => {
  expect(refusal(await add(body, caller))).toBe(text);
});

test.each([
  'http://hooks.lab.example/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://a:b@lab.example/',
  'x',
  '',
])('refuses the address "%s"', async (url) => {
  expect((await add({ workUnitName: 'JAX', url })).statusCode).toBe(400);
  expect(await list()).toEqual([]);
});

test('an address is changed, and a webhook switched off, removed and given a new secret by its managers', async () => {
  const { id, secret } = (await add({ workUnitName: 'JAX' })).json<WebhookWithSecret>();
  const update = (body: object, caller: TestCaller = MANAGER) =>
    send(tracker, 'PUT', `${URL}/${id}`, body, caller);
  const other = { url: 'https://other.lab.example/', isActive: false };
  expect((await update(other, CAST.unitMember)).statusCode).toBe(404);
  expect((await update({ ...other, url: 'https://10.0.0.1/' })).statusCode).toBe(400);
  expect((await update(other)).json()).toMatchObject(other);
  expect(await getJson(tracker, `${URL}/${id}`, MANAGER)).toMatchObject(other);
  expect((await get(tracker, `${URL}/${id}`, CAST.stranger)).statusCode).toBe(404);
  const rotate = (caller: TestCaller) => send(tracker, 'POST', `${URL}/${id}/secret`, {}, caller);
  expect((await rotate(CAST.stranger)).statusCode).toBe(404);
  const rotated = (await rotate(MANAGER)).json<WebhookWithSecret>();
  expect(rotated.secret).not.toBe(secret);
  expect(rotated.previousSecretUntil).toEqual(expect.any(String));
  expect((await remove(id, CAST.stranger)).statusCode).toBe(404);
  expect((await remove(id, MANAGER)).statusCode).toBe(204);
  expect((await remove(id, MANAGER)).statusCode).toBe(404);
  const events = await tracker.db
    .selectFrom('security_event')
    .select('kind')
    .where('email', '=', MANAGER)
    .orderBy('id')
    .execute();
  expect(events.slice(-4).map(({ kind }) => kind)).toEqual([
    'webhook added',
    'webhook changed',
    'webhook changed',
    'webhook removed',
  ]);
});

test('of two managers who change it from the same page, the second is refused with how it is now', async () => {
  const { id } = (await add({ workUnitName: 'JAX' })).json<WebhookWithSecret>();
  const tag = String((await get(tracker, `${URL}/${id}`, MANAGER)).headers.etag);
  const [listed] = await list();
  expect(tag).toMatch(new RegExp(`^"${listed?.version}-`));
  const update = (body: object, ifMatch: string) =>
    send(tracker, 'PUT', `${URL}/${id}`, body, MANAGER, { 'if-match': ifMatch });
  const moved = { url: 'https://other.lab.example/', isActive: true };
  const first = await update(moved, tag);
  expect(first.statusCode).toBe(200);
  for (const seen of [tag, `"${listed?.version}"`])
    expect(refusal(await update({ url: ADDRESS, isActive: false }, seen))).toBe(
      '412 The webhook has been changed since you opened it: it is switched on, with the address https://other.lab.example/.',
    );
  expect(await getJson(tracker, `${URL}/${id}`, MANAGER)).toMatchObject(moved);
  const { version } = first.json<Webhook>();
  expect((await update({ ...moved, isActive: false }, `"${version}"`)).statusCode).toBe(200);
});

onPostgres('two changes at the same moment (PostgreSQL)', () => {
  test('are made one after the other, and the second is refused', async () => {
    const { id, version } = (await add({ workUnitName: 'JAX' })).json<WebhookWithSecret>();
    const urls = ['https://a.lab.example/', 'https://b.lab.example/'];
    const statuses = await Promise.all(
      urls.map(async (url) => {
        const headers = { 'if-match': `"${version}"` };
        const body = { url, isActive: true };
        return (await send(tracker, 'PUT', `${URL}/${id}`, body, MANAGER, headers)).statusCode;
      }),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 412]);
  });
});

test('deliveries and tests are for managers', async () => {
  const { id } = (
    await add({ workUnitName: 'JAX', url: 'https://nowhere.invalid/' })
  ).json<WebhookWithSecret>();
  expect(await getJson(tracker, `${URL}/${id}/deliveries`, MANAGER)).toEqual([]);
  expect((await get(tracker, `${URL}/${id}/deliveries`, CAST.stranger)).statusCode).toBe(404);
  expect((await send(tracker, 'POST', `${URL}/${id}/test`, {}, CAST.stranger)).statusCode).toBe(404);
  const test = (await send(tracker, 'POST', `${URL}/${id}/test`, {}, MANAGER)).json<WebhookTest>();
  expect(test).toMatchObject({ isDelivered: false, status: null, problem: expect.any(String) });
});

test('a unit has so many webhooks at most', async () => {
  for (let count = 0; count < MOST_WEBHOOKS; count += 1)
    expect((await add({ workUnitName: 'JAX' })).statusCode).toBe(200);
  expect(refusal(await add({ workUnitName: 'JAX' }))).toBe(
    `400 JAX has ${MOST_WEBHOOKS} webhooks, which is the most. Remove one first.`,
  );
});

test('visitors are refused', async () => {
  expect((await get(tracker, URL)).statusCode).toBe(403);
  expect((await add({ workUnitName: 'JAX' }, null)).statusCode).toBe(401);
});
