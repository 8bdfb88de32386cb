import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { peopleRoutes } from '../people/routes.ts';
import { addPerson } from '../people/testing/people.ts';
import { hashPassword } from './passwords.ts';
import { sessionRoutes } from './routes.ts';

const PASSWORD = 'a password for tests';
const WRONG = 'Invalid userName/password provided.';

let tracker: TestApp;
let jo: number;

beforeAll(async () => {
  tracker = await openTestApp({
    modules: [sessionRoutes, peopleRoutes],
    settings: { lockOutAfter: 100 },
  });
  const passwordHash = await hashPassword(PASSWORD);
  jo = await addPerson(tracker.db, { email: 'jo@lab.example', name: 'Jo', passwordHash });
  await addPerson(tracker.db, { email: 'gone@lab.example', passwordHash, isActive: false });
  await addPerson(tracker.db, { email: 'unset@lab.example' });
});

afterAll(() => tracker.close());

const post = (url: string, payload?: object, headers = {}) =>
  tracker.app.inject({ method: 'POST', url, headers, ...(payload === undefined ? {} : { payload }) });

const signIn = (more = {}) =>
  post('/auth/signin', { userName: 'jo@lab.example', password: PASSWORD, ...more });

async function refusal(payload: object): Promise<unknown> {
  const response = await post('/auth/signin', payload);
  const { status, message, debugMessage } = response.json().apierror;
  return [response.statusCode, status, message, debugMessage];
}

/** The refresh cookie of a response, as the browser sends it back. */
function cookieOf(response: Awaited<ReturnType<typeof post>>): string {
  const [cookie] = response.cookies;
  return `${cookie?.name}=${cookie?.value}`;
}

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

describe('POST /auth/signin (api-1 section 3.1)', () => {
  test('returns the person and a token that acts for them, and nothing else', async () => {
    const response = await signIn();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ userName: 'jo@lab.example', accessToken: expect.any(String) });
    const authorization = `Bearer ${response.json().accessToken}`;
    const person = await tracker.app.inject({ url: '/api/people/currentPerson', headers: { authorization } });
    expect(person.json()).toMatchObject({ email: 'jo@lab.example', name: 'Jo' });
  });

  test('without a session the token is valid for three hours and there is no cookie', async () => {
    const response = await signIn();
    expect(response.cookies).toEqual([]);
    expect(lifeInMinutes(response.json().accessToken)).toBe(180);
  });

  test('with a session the token is valid for fifteen minutes and a cookie renews it', async () => {
    const response = await signIn({ session: 'cookie' });
    expect(lifeInMinutes(response.json().accessToken)).toBe(15);
    expect(response.headers['set-cookie']).toMatch(
      /^tracker_refresh=[\w-]{43}; Max-Age=1209600; Path=\/auth; HttpOnly; SameSite=Strict$/,
    );
  });

  test('the cookie is for encrypted connections where the site has one', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'tracker.example' };
    const payload = { userName: 'jo@lab.example', password: PASSWORD, session: 'cookie' };
    expect((await post('/auth/signin', payload, headers)).headers['set-cookie']).toMatch(/; Secure/);
  });

  test('the token carries e-mail, name, subject and end, and no roles', async () => {
    const [, claims = ''] = (await signIn()).json().accessToken.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      email: 'jo@lab.example',
      name: 'Jo',
      sub: String(jo),
      sid: expect.any(String),
      iat: expect.any(Number),
      exp: expect.any(Number),
    });
  });

  test('an unknown session kind is refused', async () => {
    expect((await signIn({ session: 'forever' })).statusCode).toBe(400);
  });
});

function lifeInMinutes(token: string): number {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return (claims.exp - claims.iat) / 60;
}

describe('refusals of sign-in (api-1 section 3.2)', () => {
  const noUserName =
    "The field [userName] cannot be null. Make sure the sent parameter is called 'userName' (case sensitive).";
  const fixFormat = 'Please fix the request format and try again.';

  test.each([
    [{ password: 'x' }, noUserName],
    [{ username: 'jo@lab.example', password: 'x' }, noUserName],
    [{ userName: null, password: 'x' }, noUserName],
    [{ userName: 'jo@lab.example' }, 'The field [password] cannot be null.'],
    [{ userName: 'jo@lab.example', password: null }, 'The field [password] cannot be null.'],
    [{ userName: 7, password: [] }, 'The field [userName] must be a text.'],
    [{ userName: 'jo@lab.example', password: [] }, 'The field [password] must be a text.'],
  ])('%j', async (payload, message) => {
    expect(await refusal(payload)).toEqual([400, 'BAD_REQUEST', message, fixFormat]);
  });

  test.each([
    ['somebody unknown', 'nobody@lab.example', PASSWORD],
    ['a wrong password', 'jo@lab.example', 'wrong'],
    ['an empty password', 'jo@lab.example', ''],
    ['another case of the address', 'Jo@lab.example', PASSWORD],
    ['somebody who is no longer active', 'gone@lab.example', PASSWORD],
    ['somebody without a password', 'unset@lab.example', ''],
    ['a password of a megabyte', 'jo@lab.example', 'x'.repeat(1024 * 1024)],
  ])('%s', async (_case, userName, password) => {
    expect(await refusal({ userName, password })).toEqual([
      401,
      'UNAUTHORIZED',
      WRONG,
      'Please provide valid credentials.',
    ]);
  });

  test('refusals are logged', async () => {
    await refusal({ userName: 'noted@lab.example', password: 'x' });
    const event = await tracker.db
      .selectFrom('security_event')
      .select(['kind', 'person_id', 'remote_address'])
      .where('email', '=', 'noted@lab.example')
      .executeTakeFirst();
    expect(event).toEqual({ kind: 'sign-in refused', person_id: null, remote_address: '127.0.0.1' });
  });
});

describe('the expired-password flag (api-1 section 3.3)', () => {
  const flag = (saved: boolean) =>
    tracker.db
      .insertInto('expired_password_flag')
      .values({ person_id: jo, saved_password: saved })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ saved_password: saved }))
      .execute();
  const flags = () => tracker.db.selectFrom('expired_password_flag').select('saved_password').execute();
  const wrong = () => refusal({ userName: 'jo@lab.example', password: 'wrong' });

  test('changes the message of a wrong password, until the first sign-in', async () => {
    await flag(false);
    expect(await wrong()).toEqual([
      401,
      'UNAUTHORIZED',
      'Your password is expired. Please rest your password.',
      'Please provide valid credentials.',
    ]);
    expect((await signIn()).statusCode).toBe(200);
    expect(await flags()).toEqual([]);
    expect(await wrong()).toContain(WRONG);
  });

  test('stays when the body reports that the password was saved', async () => {
    await flag(true);
    await signIn();
    expect(await flags()).toEqual([{ saved_password: true }]);
    await tracker.db.deleteFrom('expired_password_flag').execute();
  });
});

describe('POST /auth/refresh', () => {
  test('exchanges the cookie for a new token and a new cookie, again and again', async () => {
    const first = await refresh(cookieOf(await signIn({ session: 'cookie' })));
    expect(first.json()).toEqual({ userName: 'jo@lab.example', accessToken: expect.any(String) });
    const second = await refresh(cookieOf(first));
    expect(second.statusCode).toBe(200);
    expect(cookieOf(second)).not.toBe(cookieOf(first));
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
