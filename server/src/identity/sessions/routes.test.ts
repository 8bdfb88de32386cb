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

describe('POST /auth/signin (api-1 section 3.1)', () => {
  test('returns the person and a token that acts for them, and nothing else', async () => {
    const response = await signIn();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ userName: 'jo@lab.example', accessToken: expect.any(String) });
    const authorization = `Bearer ${response.json().accessToken}`;
    const person = await tracker.app.inject({ url: '/api/people/currentPerson', headers: { authorization } });
    expect(person.json()).toMatchObject({ email: 'jo@lab.example', name: 'Jo' });
  });

  test('an account of earlier years signs in under an address that no new one may have', async () => {
    const userName = 'x1<jo@lab.example>';
    await addPerson(tracker.db, { email: userName, passwordHash: await hashPassword(PASSWORD) });
    expect((await signIn({ userName })).json()).toMatchObject({ userName });
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
