import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { sessionRoutes } from '../sessions/routes.ts';
import { peopleRoutes } from './routes.ts';
import { addPerson } from './testing/people.ts';

let tracker: TestApp;
let jo: number;

beforeAll(async () => {
  tracker = await openTestApp({
    modules: [sessionRoutes, peopleRoutes],
    settings: { resetMailsPerAccount: 100 },
  });
  jo = await addPerson(tracker.db, {
    email: 'jo@lab.example',
    name: 'Jo Smith',
    passwordHash: await hashPassword('the old password'),
    unitRoles: [['JAX', 'general']],
    consortiumRoles: [['IMPC', 'manager']],
  });
  await addPerson(tracker.db, { email: 'gone@lab.example', isActive: false });
});

afterAll(() => tracker.close());

describe('GET /api/people/currentPerson (api-1 section 4.1)', () => {
  test('describes the caller', async () => {
    const response = await tracker.app.inject({
      url: '/api/people/currentPerson',
      headers: await tracker.as('jo@lab.example'),
    });
    expect(response.json()).toEqual({
      name: 'Jo Smith',
      email: 'jo@lab.example',
      contactable: false,
      isAdmin: false,
      rolesWorkUnits: [{ id: expect.any(Number), workUnitName: 'JAX', roleName: 'general' }],
      rolesConsortia: [{ id: expect.any(Number), consortiumName: 'IMPC', roleName: 'manager' }],
      actionPermissions: [
        { actionName: 'manageUsers', value: true },
        { actionName: 'executeManagerTasks', value: true },
        { actionName: 'canManageGeneLists', value: true },
      ],
    });
  });

  test('needs a token', async () => {
    expect((await tracker.app.inject({ url: '/api/people/currentPerson' })).statusCode).toBe(403);
  });
});

const request = (payload: string, type = 'text/plain') =>
  tracker.app.inject({
    method: 'POST',
    url: '/api/people/requestPasswordReset',
    payload,
    headers: { 'content-type': type, host: 'evil.example' },
  });

const reset = (token: string, password = 'a long new password') =>
  tracker.app.inject({ method: 'POST', url: '/auth/passwordReset', payload: { token, password } });

const signIn = (password: string, session?: 'cookie') =>
  tracker.app.inject({
    method: 'POST',
    url: '/auth/signin',
    payload: { userName: 'jo@lab.example', password, session },
  });

const mails = async () =>
  (await tracker.mails()).map(({ to, subject, text }) => `To: ${to}\nSubject: ${subject}\n\n${text}`);

async function mailedToken(): Promise<string> {
  expect((await request('jo@lab.example')).statusCode).toBe(200);
  return /\?token=([\w-]+)/.exec((await mails()).at(-1) ?? '')?.[1] ?? '';
}

describe('a forgotten password (api-1 section 4.2)', () => {
  test('the request returns no content and mails a link to this site', async () => {
    const response = await request('jo@lab.example');
    expect([response.statusCode, response.body]).toEqual([200, '']);
    const mail = (await mails()).at(-1);
    expect(mail).toMatch(/^To: jo@lab\.example\nSubject: Set a new password\n/);
    expect(mail).toMatch(/^http:\/\/127\.0\.0\.1:8080\/#\/reset-password\?token=[\w-]{43}$/m);
    expect(mail).not.toContain('evil.example');
  });

  test.each([
    ['as text', ' JO@lab.example\n', 'text/plain'],
    ['as a JSON string', '"jo@lab.example"', 'application/json'],
    ['without saying how', 'jo@lab.example', 'application/x-unknown'],
  ])('the address may come %s', async (_how, payload, type) => {
    expect((await request(payload, type)).statusCode).toBe(200);
  });

  test.each(['nobody@lab.example', 'gone@lab.example'])('refuses %s with a message', async (email) => {
    const response = await request(` ${email}\n`);
    expect([response.statusCode, response.json().apierror.message]).toEqual([
      400,
      `User with email ${email} not found or not properly configured.`,
    ]);
  });

  test('the link sets the password, once, and ends sessions, other links and the expired flag', async () => {
    await tracker.db.insertInto('expired_password_flag').values({ person_id: jo }).execute();
    const session = (await signIn('the old password', 'cookie')).cookies[0];
    const [other, token] = [await mailedToken(), await mailedToken()];
    await tracker.db.insertInto('expired_password_flag').values({ person_id: jo }).execute();

    expect((await reset(token)).statusCode).toBe(204);
    expect((await signIn('the old password')).statusCode).toBe(401);
    expect((await signIn('a long new password')).statusCode).toBe(200);
    const cookie = `${session?.name}=${session?.value}`;
    const refreshed = await tracker.app.inject({ method: 'POST', url: '/auth/refresh', headers: { cookie } });
    expect(refreshed.statusCode).toBe(401);
    for (const used of [token, other]) {
      const again = await reset(used, 'yet another password');
      expect([again.statusCode, again.json().apierror.message]).toEqual([
        400,
        'The link is not valid any more. Please ask for a new one.',
      ]);
    }
    expect(await tracker.db.selectFrom('expired_password_flag').selectAll().execute()).toEqual([]);
  });

  test('the link is valid for two hours', async () => {
    const token = await mailedToken();
    const { expires_at } = await tracker.db
      .selectFrom('password_reset')
      .select('expires_at')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(Math.abs(expires_at.getTime() - Date.now() - 7_200_000)).toBeLessThan(60_000);
    await tracker.db.updateTable('password_reset').set({ expires_at: new Date() }).execute();
    expect((await reset(token)).statusCode).toBe(400);
  });

  test('a password that many people have is refused with its field, and the link stays valid', async () => {
    const token = await mailedToken();
    const response = await reset(token, 'Password123');
    expect([response.statusCode, response.json().apierror]).toMatchObject([
      400,
      {
        message: expect.stringMatching(/^This password is one of those .* Please choose another one/),
        subErrors: [{ object: 'PasswordReset', field: 'password' }],
      },
    ]);
    expect(response.body).not.toContain('Password123');
    expect((await reset(token)).statusCode).toBe(204);
  });

  test('a password that many people have still signs in where it was set before', async () => {
    const passwordHash = await hashPassword('password123');
    await tracker.db
      .updateTable('person')
      .set({ password_hash: passwordHash })
      .where('id', '=', jo)
      .execute();
    expect((await signIn('password123')).statusCode).toBe(200);
  });

  test('a token of nobody is refused, and a short password named', async () => {
    expect((await reset('nonsense')).statusCode).toBe(400);
    const response = await reset(await mailedToken(), 'short');
    expect(response.json().apierror).toMatchObject({
      message: expect.stringMatching(/^Validation error: password: /),
      subErrors: [{ field: 'password' }],
    });
  });
});
