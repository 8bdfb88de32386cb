import type { PersonalToken, PersonalTokenCreated } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { accountRoutes } from '../accounts/routes.ts';
import { outboxRoutes } from '../outbox/routes.ts';
import { peopleAdministrationRoutes } from '../people/administration-routes.ts';
import { peopleRoutes } from '../people/routes.ts';
import { addPerson } from '../people/testing/people.ts';
import { projectSearchRoutes } from '../../reading/project-search/routes.ts';
import { securityLogRoutes } from '../security-log/routes.ts';
import { ownSessionRoutes } from '../sessions/own-sessions-routes.ts';
import { getJson, refusal, send, upload } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { personalTokenRoutes } from './routes.ts';

const JO = 'jo@lab.example';
const OTHER = 'other@lab.example';
const ADMIN = 'admin@lab.example';
const URL = '/api/personalTokens';
const SIGN_IN = '403 This cannot be done with a personal access token. Please sign in.';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([
    peopleRoutes,
    peopleAdministrationRoutes,
    accountRoutes,
    personalTokenRoutes,
    ownSessionRoutes,
    outboxRoutes,
    securityLogRoutes,
    projectSearchRoutes,
  ]);
  await addPerson(tracker.db, { email: JO, name: 'Jo', unitRoles: [['JAX', 'general']] });
  await addPerson(tracker.db, { email: OTHER });
  await addPerson(tracker.db, { email: ADMIN, isAdmin: true });
});
afterAll(() => tracker.close());
beforeEach(async () => {
  await tracker.db.deleteFrom('personal_token').execute();
  await tracker.db.deleteFrom('security_event').execute();
});

const make = (body: object, caller: string | null = JO) => send(tracker, 'POST', URL, body, caller);
const made = async (body: object = {}, caller = JO): Promise<PersonalTokenCreated> =>
  (await make({ name: 'nightly', scope: 'read', days: 30, ...body }, caller)).json();
const listed = (caller = JO) => getJson<PersonalToken[]>(tracker, URL, caller);
const revoke = async (id: number, caller = JO) =>
  tracker.app.inject({ method: 'DELETE', url: `${URL}/${id}`, headers: await tracker.as(caller) });
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const withToken = (
  token: string,
  url = '/api/people/currentPerson',
  method: Method = 'GET',
  payload?: object,
) =>
  tracker.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  });
const events = () =>
  tracker.db.selectFrom('security_event').select(['kind', 'email', 'detail']).orderBy('id').execute();

test('a token is shown once, acts for its owner and is stored as a hash', async () => {
  const { token, ...rest } = await made({ name: ' nightly ', scope: 'write', days: 7 });
  expect(token).toMatch(/^gtt_[\w-]{43}$/);
  expect(rest).toMatchObject({
    name: 'nightly',
    scope: 'write',
    beginning: token.slice(0, 8),
    lastUsedAt: null,
    revokedAt: null,
  });
  const life = Date.parse(rest.expiresAt) - Date.parse(rest.createdAt);
  expect(Math.round(life / 3_600_000)).toBe(7 * 24);
  expect(await listed()).toEqual([rest]);
  expect((await withToken(token)).json()).toMatchObject({ email: JO });
  const stored = await tracker.db.selectFrom('personal_token').selectAll().executeTakeFirstOrThrow();
  expect(
    JSON.stringify({ ...stored, token_hash: Buffer.from(stored.token_hash).toString('latin1') }),
  ).not.toContain(token.slice(8));
  expect(await events()).toEqual([
    { kind: 'token made', email: JO, detail: { name: 'nightly', scope: 'write', token: rest.beginning } },
  ]);
});

test('a token that is made again with the same key is the same token, which is stored nowhere as it is', async () => {
  const body = { name: 'nightly', scope: 'read', days: 30 };
  const again = (key: string) => send(tracker, 'POST', URL, body, JO, { 'idempotency-key': key });
  const first = (await again('k-1')).json<PersonalTokenCreated>();
  expect((await again('k-1')).json<PersonalTokenCreated>()).toEqual(first);
  expect(await listed()).toHaveLength(1);
  expect((await withToken(first.token)).json()).toMatchObject({ email: JO });
  const rows = await tracker.db.selectFrom('repeatable_request').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(first.token.slice(8));
  expect(refusal(await again('k-2'))).toMatch(/^400 You already have a token named nightly/);
});

test('when it was used is shown', async () => {
  const { token } = await made();
  await withToken(token);
  expect((await listed())[0]?.lastUsedAt).toEqual(expect.any(String));
});

describe('a token for reading', () => {
  const refused =
    '403 This access token is for reading only. Please use one that was made for reading and writing.';

  test.each<[Method, string]>([
    ['PUT', '/api/people'],
    ['PUT', `/api/accounts/${JO}`],
    ['PUT', '/api/people/resetPassword'],
    ['POST', URL],
    ['DELETE', '/api/sessions'],
  ])('is refused at %s %s', async (method, url) => {
    const { token } = await made();
    expect(refusal(await withToken(token, url, method, {}))).toBe(refused);
  });

  test('may search by a file, which only reads', async () => {
    const { token } = await made();
    const headers = { authorization: `Bearer ${token}` };
    const asToken = { ...tracker, as: () => Promise.resolve(headers) };
    const response = await upload(asToken, '/api/projects/search?searchTypeName=gene', 'Cib2', {
      caller: JO,
    });
    expect(response.statusCode).toBe(200);
  });
});

test('a token for writing writes in the name of its owner', async () => {
  const { token } = await made({ scope: 'write' });
  const response = await withToken(token, '/api/people', 'PUT', { name: 'Jo by script', contactable: true });
  expect(response.json()).toMatchObject({ name: 'Jo by script' });
});

test.each<[Method, string]>([
  ['GET', URL],
  ['POST', URL],
  ['DELETE', `${URL}/1`],
  ['GET', '/api/sessions'],
  ['DELETE', '/api/sessions'],
  ['GET', '/api/outbox'],
  ['GET', '/api/outbox/1'],
  ['GET', '/api/securityEvents'],
  ['POST', '/api/people'],
  ['PUT', `/api/people/${JO}`],
  ['POST', `/api/people/${JO}/passwordReset`],
  ['PUT', `/api/people/update_user_auth_id/${JO}/mine`],
  ['PUT', `/api/accounts/${JO}`],
])('%s %s is not for tokens, not even those of administrators; it is written down', async (method, url) => {
  const { token } = await made({ scope: 'write' }, ADMIN);
  const body = { name: 'x', scope: 'write', days: 1, email: 'new@lab.example', isAdmin: true };
  const isWrite = method === 'POST' || method === 'PUT';
  expect(refusal(await withToken(token, url, method, isWrite ? body : undefined))).toBe(SIGN_IN);
  expect((await events()).at(-1)).toMatchObject({ kind: 'escalation refused', email: ADMIN });
});

describe('a token that has ended', () => {
  test('a revoked token is refused at once, and that is logged', async () => {
    const { token, id } = await made();
    expect((await withToken(token)).statusCode).toBe(200);
    expect((await revoke(id)).statusCode).toBe(204);
    expect((await listed())[0]?.revokedAt).toEqual(expect.any(String));
    expect(refusal(await withToken(token))).toBe('401 The personal access token is revoked.');
    expect((await events()).map(({ kind }) => kind)).toEqual([
      'token made',
      'token revoked',
      'token refused',
    ]);
    await withToken(token);
    expect(await events()).toHaveLength(3);
  });

  test('expired', async () => {
    const { token } = await made();
    await tracker.db.updateTable('personal_token').set({ expires_at: new Date() }).execute();
    expect(refusal(await withToken(token))).toBe('401 The personal access token is expired.');
  });

  test('of an account that was deactivated: it is revoked, and stays so', async () => {
    const { token } = await made({}, OTHER);
    const activate = (isActive: boolean) =>
      send(tracker, 'PUT', `/api/accounts/${OTHER}`, { isActive }, ADMIN);
    expect((await activate(false)).statusCode).toBe(200);
    expect((await withToken(token)).statusCode).toBe(401);
    await activate(true);
    expect(refusal(await withToken(token))).toBe('401 The personal access token is revoked.');
  });

  test('that nobody made', async () => {
    expect(refusal(await withToken('gtt_nonsense'))).toBe('401 The personal access token is unknown.');
    expect(await events()).toMatchObject([
      { kind: 'token refused', email: null, detail: { reason: 'unknown' } },
    ]);
  });
});

test('nobody revokes the token of somebody else, and the attempt is logged', async () => {
  const { token, id } = await made();
  expect(refusal(await revoke(id, OTHER))).toBe(`404 You have no token ${id}.`);
  expect((await withToken(token)).statusCode).toBe(200);
  expect(await listed(OTHER)).toEqual([]);
  expect((await events()).at(-1)).toEqual({
    kind: 'escalation refused',
    email: OTHER,
    detail: { request: `DELETE ${URL}/${id}`, reason: `You have no token ${id}.` },
  });
});

test('two tokens that work have two names; a name is free again afterwards', async () => {
  const { id } = await made();
  expect(refusal(await make({ name: 'Nightly', scope: 'read', days: 1 }))).toBe(
    '400 You already have a token named Nightly. Choose another name, or revoke that one.',
  );
  await revoke(id);
  expect((await make({ name: 'nightly', scope: 'read', days: 1 })).statusCode).toBe(200);
  expect((await make({ name: 'nightly', scope: 'read', days: 1 }, OTHER)).statusCode).toBe(200);
});

test('fifty tokens are enough', async () => {
  for (let index = 0; index < 50; index++) await made({ name: `script ${index}` });
  expect(refusal(await make({ name: 'one more', scope: 'read', days: 1 }))).toBe(
    '400 You already have 50 tokens. Revoke those that you do not need.',
  );
});

test.each([
  ['no name', { name: '  ', scope: 'read', days: 1 }],
  ['a scope there is not', { name: 'x', scope: 'admin', days: 1 }],
  ['no end', { name: 'x', scope: 'read' }],
  ['a life of years', { name: 'x', scope: 'read', days: 366 }],
])('a token with %s is refused', async (_what, body) => {
  expect(refusal(await make(body))).toBe('400 Validation error');
});

test('visitors have no tokens', async () => {
  expect((await make({ name: 'x', scope: 'read', days: 1 }, null)).statusCode).toBe(401);
});
