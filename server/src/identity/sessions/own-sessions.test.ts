import type { Session } from 'shared/contract';
import { accountRoutes } from '../accounts/routes.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { peopleAdministrationRoutes } from '../people/administration-routes.ts';
import { peopleRoutes } from '../people/routes.ts';
import { addPerson } from '../people/testing/people.ts';
import { refusal, send } from '../../../testing/calls.ts';
import { ownSessionRoutes } from './own-sessions-routes.ts';
import { hashPassword } from './passwords.ts';
import { sessionRoutes } from './routes.ts';

const PASSWORD = 'a password for tests';
const JO = 'jo@lab.example';
const OTHER = 'other@lab.example';
const ADMIN = 'admin@lab.example';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';
const ENDED = '401 Your session has ended. Please sign in again.';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTestApp({
    modules: [sessionRoutes, ownSessionRoutes, peopleRoutes, peopleAdministrationRoutes, accountRoutes],
  });
  const passwordHash = await hashPassword(PASSWORD);
  await addPerson(tracker.db, { email: JO, passwordHash, unitRoles: [['JAX', 'manager']] });
  await addPerson(tracker.db, { email: OTHER, passwordHash });
  await addPerson(tracker.db, { email: ADMIN, passwordHash, isAdmin: true });
});
afterAll(() => tracker.close());
beforeEach(async () => {
  await tracker.db.deleteFrom('session').execute();
  await tracker.db.deleteFrom('security_event').execute();
});

interface SignedInBrowser {
  authorization: string;
  cookie: string;
}

async function signIn(userName: string, userAgent: string, session?: 'cookie'): Promise<SignedInBrowser> {
  const response = await tracker.app.inject({
    method: 'POST',
    url: '/auth/signin',
    headers: { 'user-agent': userAgent },
    payload: { userName, password: PASSWORD, session },
  });
  const [cookie] = response.cookies;
  return {
    authorization: `Bearer ${response.json().accessToken}`,
    cookie: cookie === undefined ? '' : `${cookie.name}=${cookie.value}`,
  };
}

const call = (browser: SignedInBrowser, method: 'GET' | 'DELETE' | 'POST', url: string) =>
  tracker.app.inject({ method, url, headers: { ...browser } });
const listed = async (browser: SignedInBrowser): Promise<Session[]> =>
  (await call(browser, 'GET', '/api/sessions')).json();
const whoAmI = (browser: SignedInBrowser) => call(browser, 'GET', '/api/people/currentPerson');
const kinds = async () =>
  (await tracker.db.selectFrom('security_event').select('kind').orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

test('each sign-in is a session with its device and times, and the current one is marked', async () => {
  await signIn(JO, 'curl/8.5.0');
  const browser = await signIn(JO, FIREFOX, 'cookie');
  await signIn(OTHER, FIREFOX, 'cookie');
  const sessions = await listed(browser);
  expect(sessions).toEqual([
    expect.objectContaining({
      device: 'Firefox on Linux',
      userAgent: FIREFOX,
      remoteAddress: '127.0.0.1',
      renewable: true,
      isCurrent: true,
    }),
    expect.objectContaining({ device: 'curl/8.5.0', renewable: false, isCurrent: false }),
  ]);
  const days = sessions.map(({ createdAt, expiresAt }) =>
    Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 3_600_000),
  );
  expect(days).toEqual([14 * 24, 3]);
});

test('a session that is renewed stays the same one, used later', async () => {
  const browser = await signIn(JO, FIREFOX, 'cookie');
  const [before] = await listed(browser);
  await tracker.db
    .updateTable('session')
    .set({ last_used_at: new Date(Date.now() - 3_600_000) })
    .execute();
  expect((await call(browser, 'POST', '/auth/refresh')).statusCode).toBe(200);
  const after = await listed(browser);
  expect(after).toHaveLength(1);
  expect(after[0]?.id).toBe(before?.id);
  expect(Date.now() - Date.parse(after[0]?.lastUsedAt ?? '')).toBeLessThan(60_000);
});

test('ending one session ends its access token and its cookie at once, and no other session', async () => {
  const [here, there] = [await signIn(JO, FIREFOX, 'cookie'), await signIn(JO, 'curl/8.5.0', 'cookie')];
  const other = (await listed(here)).find(({ isCurrent }) => !isCurrent);
  expect((await call(here, 'DELETE', `/api/sessions/${other?.id}`)).statusCode).toBe(204);
  expect(refusal(await whoAmI(there))).toBe(ENDED);
  expect((await call(there, 'POST', '/auth/refresh')).statusCode).toBe(401);
  expect((await whoAmI(here)).statusCode).toBe(200);
  expect((await call(here, 'DELETE', `/api/sessions/${other?.id}`)).statusCode).toBe(204);
  expect((await kinds()).filter((kind) => kind === 'session ended')).toHaveLength(1);
});

test('refuses to end the session of another person, and records the attempt', async () => {
  const [mine, theirs] = [await signIn(JO, FIREFOX), await signIn(OTHER, FIREFOX)];
  const [session] = await listed(theirs);
  expect(refusal(await call(mine, 'DELETE', `/api/sessions/${session?.id}`))).toBe(
    '404 You have no such session.',
  );
  expect((await whoAmI(theirs)).statusCode).toBe(200);
  expect((await kinds()).slice(-1)).toEqual(['escalation refused']);
});

test('signing out everywhere ends every session of the person at once, and those of nobody else', async () => {
  const mine = [
    await signIn(JO, FIREFOX, 'cookie'),
    await signIn(JO, 'curl/8.5.0'),
    await signIn(JO, FIREFOX),
  ];
  const theirs = await signIn(OTHER, FIREFOX, 'cookie');
  const [first] = mine;
  expect(first && (await call(first, 'DELETE', '/api/sessions')).statusCode).toBe(204);
  for (const browser of mine) expect(refusal(await whoAmI(browser))).toBe(ENDED);
  expect(first && (await call(first, 'POST', '/auth/refresh')).statusCode).toBe(401);
  expect((await whoAmI(theirs)).statusCode).toBe(200);
  expect((await kinds()).slice(-1)).toEqual(['signed out everywhere']);
});

test('signing out ends the access token with the cookie', async () => {
  const browser = await signIn(JO, FIREFOX, 'cookie');
  await call(browser, 'POST', '/auth/signout');
  expect(refusal(await whoAmI(browser))).toBe(ENDED);
});

test('a refresh token that is used again ends the access tokens of its session, too', async () => {
  const browser = await signIn(JO, FIREFOX, 'cookie');
  await call(browser, 'POST', '/auth/refresh');
  await tracker.db
    .updateTable('refresh_token')
    .set({ used_at: new Date(Date.now() - 60_000) })
    .where('used_at', 'is not', null)
    .execute();
  expect((await call(browser, 'POST', '/auth/refresh')).statusCode).toBe(401);
  expect(refusal(await whoAmI(browser))).toBe(ENDED);
  expect((await kinds()).slice(-1)).toEqual(['refresh token reused']);
});

describe('access is lost at once (acceptance 1)', () => {
  test('when the account is deactivated; what was open does not come back with it', async () => {
    const browser = await signIn(JO, FIREFOX, 'cookie');
    const activate = (isActive: boolean) => send(tracker, 'PUT', `/api/accounts/${JO}`, { isActive }, ADMIN);
    await activate(false);
    expect(refusal(await whoAmI(browser))).toBe(ENDED);
    expect((await call(browser, 'POST', '/auth/refresh')).statusCode).toBe(401);
    await activate(true);
    expect(refusal(await whoAmI(browser))).toBe(ENDED);
    expect((await kinds()).slice(-2)).toEqual(['account deactivated', 'account activated']);
  });

  test('when a role is taken: the token that was issued before has no more rights than the person', async () => {
    const browser = await signIn(JO, FIREFOX, 'cookie');
    const rights = async () => (await whoAmI(browser)).json().actionPermissions[0];
    expect(await rights()).toEqual({ actionName: 'manageUsers', value: true });
    await send(tracker, 'PUT', `/api/people/${JO}`, { rolesWorkUnits: [] }, ADMIN);
    expect(await rights()).toEqual({ actionName: 'manageUsers', value: false });
    expect((await kinds()).slice(-1)).toEqual(['roles changed']);
  });
});

test('refuses an invalid session id', async () => {
  const browser = await signIn(JO, FIREFOX);
  expect((await call(browser, 'DELETE', '/api/sessions/nonsense')).statusCode).toBe(400);
});

test('visitors have no sessions', async () => {
  expect((await tracker.app.inject('/api/sessions')).statusCode).toBe(403);
});
