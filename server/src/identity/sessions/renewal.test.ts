import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runOnce } from '../../../testing/run-once.ts';
import { peopleRoutes } from '../people/routes.ts';
import { addPerson } from '../people/testing/people.ts';
import { forgetExpired } from '../forget-expired.ts';
import { hashPassword } from './passwords.ts';
import { sessionRoutes } from './routes.ts';
import { cookieOf } from './testing/refresh-cookie.ts';

const PASSWORD = 'a password for tests';
const OTHER = { userName: 'other@lab.example', password: PASSWORD, session: 'cookie' };

let tracker: TestApp;
let jo: number;

beforeAll(async () => {
  tracker = await openTestApp({ modules: [sessionRoutes, peopleRoutes] });
  const passwordHash = await hashPassword(PASSWORD);
  await addPerson(tracker.db, { email: OTHER.userName, passwordHash });
  jo = await addPerson(tracker.db, { email: 'jo@lab.example', name: 'Jo', passwordHash });
});

afterAll(() => tracker.close());

const post = (url: string, payload?: object, headers = {}) =>
  tracker.app.inject({ method: 'POST', url, headers, ...(payload === undefined ? {} : { payload }) });
const signIn = (more = {}) =>
  post('/auth/signin', { userName: 'jo@lab.example', password: PASSWORD, ...more });
const refresh = (cookie: string, headers = {}) => post('/auth/refresh', undefined, { cookie, ...headers });

/** Moves the moment at which used tokens were used into the past. */
async function waitSeconds(seconds: number): Promise<void> {
  const past = new Date(Date.now() - seconds * 1000);
  await tracker.db
    .updateTable('refresh_token')
    .set({ used_at: past })
    .where('used_at', 'is not', null)
    .execute();
}

describe('POST /auth/refresh', () => {
  test('exchanges the cookie for a new token and a new cookie, again and again', async () => {
    const first = await refresh(cookieOf(await signIn({ session: 'cookie' })));
    expect(first.json()).toMatchObject({ userName: 'jo@lab.example', accessToken: expect.any(String) });
    const second = await refresh(cookieOf(first));
    expect(second.statusCode).toBe(200);
    expect(cookieOf(second)).not.toBe(cookieOf(first));
  });

  test('says who the person is, as signing in does, and as the call about the caller', async () => {
    const signedIn = await signIn({ session: 'cookie' });
    const refreshed = await refresh(cookieOf(signedIn));
    const headers = { authorization: `Bearer ${signedIn.json().accessToken}` };
    const person = (await tracker.app.inject({ url: '/api/people/currentPerson', headers })).json();
    expect(person).toMatchObject({ email: 'jo@lab.example' });
    expect(signedIn.json().person).toEqual(person);
    expect(refreshed.json().person).toEqual(person);
  });

  test('two tabs that wake up together both go on', async () => {
    const cookie = cookieOf(await signIn({ session: 'cookie' }));
    const responses = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await waitSeconds(60);
    for (const response of responses) expect((await refresh(cookieOf(response))).statusCode).toBe(200);
  });

  test('an old cookie used again ends the session for everyone with a copy', async () => {
    const old = cookieOf(await signIn({ session: 'cookie' }));
    const current = cookieOf(await refresh(old));
    await waitSeconds(11);
    const reused = await refresh(old);
    expect(reused.statusCode).toBe(401);
    expect(reused.json().apierror.message).toBe('Your session has ended. Please sign in again.');
    expect((await refresh(current)).statusCode).toBe(401);
    const events = await tracker.db
      .selectFrom('security_event')
      .select('person_id')
      .where('kind', '=', 'refresh token reused')
      .execute();
    expect(events).toEqual([{ person_id: jo }]);
  });

  test('a session of another browser is not touched by that', async () => {
    const other = cookieOf(await signIn({ session: 'cookie' }));
    const old = cookieOf(await signIn({ session: 'cookie' }));
    await refresh(old);
    await waitSeconds(11);
    await refresh(old);
    expect((await refresh(other)).statusCode).toBe(200);
  });

  test.each([
    ['no cookie', ''],
    ['a cookie of nobody', 'tracker_refresh=nonsense'],
  ])('%s is refused, and the cookie removed', async (_case, cookie) => {
    const response = await refresh(cookie);
    expect(response.statusCode).toBe(401);
    expect(response.headers['set-cookie']).toMatch(/^tracker_refresh=; .*Expires=Thu, 01 Jan 1970/);
  });

  test('a session that was not used for long has ended', async () => {
    const cookie = cookieOf(await signIn({ session: 'cookie' }));
    await tracker.db.updateTable('refresh_token').set({ expires_at: new Date() }).execute();
    await tracker.db.updateTable('session').set({ expires_at: new Date() }).execute();
    expect((await refresh(cookie)).statusCode).toBe(401);
    await signIn({ session: 'cookie' });
    const left = await tracker.db.selectFrom('refresh_token').select('id').execute();
    expect(left).toHaveLength(1);
  });

  test('a session ends 90 days after the sign-in, however much it is used, with its access token', async () => {
    const response = await signIn({ session: 'cookie' });
    const beginDaysAgo = (days: number) =>
      tracker.db
        .updateTable('session')
        .set({ created_at: new Date(Date.now() - days * 86_400_000) })
        .where('person_id', '=', jo)
        .execute();
    await beginDaysAgo(89.9);
    const renewed = await refresh(cookieOf(response));
    expect(renewed.statusCode).toBe(200);
    const { expires_at } = await tracker.db
      .selectFrom('session')
      .select('expires_at')
      .where('person_id', '=', jo)
      .orderBy('last_used_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(expires_at.getTime() - Date.now()).toBeLessThan(0.1 * 86_400_000);
    await beginDaysAgo(90);
    expect((await refresh(cookieOf(renewed))).statusCode).toBe(401);
    await tracker.db.updateTable('session').set({ expires_at: new Date() }).execute();
    const headers = { authorization: `Bearer ${renewed.json().accessToken}` };
    const refused = await tracker.app.inject({ url: '/api/people/currentPerson', headers });
    expect([refused.statusCode, refused.json().apierror.message]).toEqual([
      401,
      'Your session has ended. Please sign in again.',
    ]);
  });

  test('somebody who is no longer active does not go on', async () => {
    const cookie = cookieOf(await signIn({ session: 'cookie' }));
    const setActive = (isActive: boolean) =>
      tracker.db.updateTable('person').set({ is_active: isActive }).where('id', '=', jo).execute();
    await setActive(false);
    expect((await refresh(cookie)).statusCode).toBe(401);
    await setActive(true);
  });

  test('the database contains no usable token', async () => {
    const cookie = cookieOf(await signIn({ session: 'cookie' }));
    const token = cookie.split('=')[1] ?? '';
    const rows = await tracker.db.selectFrom('refresh_token').select('token_hash').execute();
    const stored = rows.map(({ token_hash }) => Buffer.from(token_hash).toString('base64url'));
    expect(stored.join()).not.toContain(token);
  });

  test.each([
    ['the page of another origin', { origin: 'https://elsewhere.example' }, 403],
    ['another port of this host', { origin: 'http://localhost:9999' }, 403],
    ['a foreign site that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['the site itself', { origin: 'http://localhost:80', host: 'localhost:80' }, 200],
  ])('%s', async (_case, headers, status) => {
    const cookie = cookieOf(await signIn({ session: 'cookie' }));
    expect((await refresh(cookie, headers)).statusCode).toBe(status);
  });
});

test('expired sessions are deleted with their tokens, also those of people who do not come back', async () => {
  await signIn({ session: 'cookie' });
  const sessions = () => tracker.db.selectFrom('session').select('id').execute();
  await tracker.db.updateTable('session').set({ expires_at: new Date() }).execute();
  const cookie = cookieOf(await post('/auth/signin', OTHER));
  expect((await sessions()).length).toBeGreaterThan(1);
  await runOnce(forgetExpired(tracker.db));
  expect(await sessions()).toHaveLength(1);
  const tokens = await tracker.db.selectFrom('refresh_token').select('person_id').execute();
  expect(tokens.map(({ person_id }) => person_id)).not.toContain(jo);
  expect((await refresh(cookie)).statusCode).toBe(200);
});

test('links for a password are deleted a quarter of a year after their time', async () => {
  const link = (days: number) => ({
    person_id: jo,
    token_hash: Buffer.from(`of ${days} days ago`),
    expires_at: new Date(Date.now() - days * 86_400_000),
  });
  await tracker.db
    .insertInto('password_reset')
    .values([link(89), link(91)])
    .execute();
  await runOnce(forgetExpired(tracker.db));
  const left = await tracker.db.selectFrom('password_reset').select('token_hash').execute();
  expect(left.map(({ token_hash }) => Buffer.from(token_hash).toString())).toEqual(['of 89 days ago']);
});

describe('POST /auth/signout', () => {
  test('ends the session and removes the cookie', async () => {
    const cookie = cookieOf(await signIn({ session: 'cookie' }));
    const response = await post('/auth/signout', undefined, { cookie });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.headers['set-cookie']).toMatch(/^tracker_refresh=; /);
    expect((await refresh(cookie)).statusCode).toBe(401);
  });

  test('is harmless without a session, and refused to other sites', async () => {
    expect((await post('/auth/signout')).statusCode).toBe(204);
    const headers = { origin: 'https://elsewhere.example' };
    expect((await post('/auth/signout', undefined, headers)).statusCode).toBe(403);
  });
});
