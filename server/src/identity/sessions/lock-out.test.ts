import { randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../edge/app.ts';
import type { App } from '../../platform/http/app-context.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { peopleRoutes } from '../people/routes.ts';
import { addPerson } from '../people/testing/people.ts';
import { refusal } from '../../../testing/calls.ts';
import { hashPassword } from './passwords.ts';
import { sessionRoutes } from './routes.ts';

const PASSWORD = 'a password for tests';
const JO = 'jo@lab.example';
const NOBODY = 'nobody@lab.example';
const WRONG = '401 Invalid userName/password provided.';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTestApp({
    modules: [sessionRoutes, peopleRoutes],
    settings: {
      lockOutAfter: 3,
      lockOutLongestMinutes: 5,
      signInFailuresPerAddress: 8,
      resetMailsPerAddress: 6,
    },
  });
  const passwordHash = await hashPassword(PASSWORD);
  for (const email of [JO, 'other@lab.example']) await addPerson(tracker.db, { email, passwordHash });
});
afterAll(() => tracker.close());
beforeEach(async () => {
  for (const table of ['attempt_limit', 'security_event', 'mail', 'password_reset'] as const)
    await tracker.db.deleteFrom(table).execute();
});

const signIn = (password: string, userName = JO, remoteAddress = '10.0.0.1', app: App = tracker.app) =>
  app.inject({
    method: 'POST',
    url: '/auth/signin',
    remoteAddress,
    payload: { userName, password },
  });

async function fail(times: number, userName = JO): Promise<string[]> {
  const responses: string[] = [];
  for (let time = 0; time < times; time++) responses.push(refusal(await signIn('wrong', userName)));
  return responses;
}

/** As if so many seconds had gone by. */
async function wait(seconds: number): Promise<void> {
  const rows = await tracker.db.selectFrom('attempt_limit').selectAll().execute();
  const earlier = (moment: Date) => new Date(moment.getTime() - seconds * 1000);
  for (const { key, last_at, blocked_until } of rows)
    await tracker.db
      .updateTable('attempt_limit')
      .set({ last_at: earlier(last_at), blocked_until: blocked_until && earlier(blocked_until) })
      .where('key', '=', key)
      .execute();
}

const locked = (time: string) =>
  `429 Too many sign-ins with this e-mail address have failed. Try again in ${time}, or set a new password.`;
const retryAfter = (response: LightMyRequestResponse) => Number(response.headers['retry-after']);
const events = () =>
  tracker.db.selectFrom('security_event').select(['kind', 'email', 'detail']).orderBy('id').execute();

describe('an account', () => {
  test('locks after a few failures, also for the right password, and reports how long', async () => {
    expect(await fail(3)).toEqual([WRONG, WRONG, WRONG]);
    const response = await signIn(PASSWORD);
    expect(refusal(response)).toBe(locked('1 minute'));
    expect(response.json().apierror.status).toBe('TOO_MANY_REQUESTS');
    expect(retryAfter(response)).toBeGreaterThan(50);
    expect(retryAfter(response)).toBeLessThanOrEqual(60);
    expect((await signIn(PASSWORD, 'other@lab.example')).statusCode).toBe(200);
  });

  test('opens again after the time, locks for longer at the next failure, and never for longer than is set', async () => {
    await fail(3);
    const waits: number[] = [];
    for (let round = 0; round < 4; round++) {
      await wait(301);
      expect(await fail(1)).toEqual([WRONG]);
      waits.push(retryAfter(await signIn(PASSWORD)));
    }
    expect(waits.map((seconds) => Math.ceil(seconds / 60))).toEqual([2, 4, 5, 5]);
  });

  test('clears its failures when the right password is given', async () => {
    await fail(2);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
    expect(await fail(2)).toEqual([WRONG, WRONG]);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
  });

  test('ignores failures of long ago', async () => {
    await fail(2);
    await wait(2 * 3600);
    expect(await fail(2)).toEqual([WRONG, WRONG]);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
  });

  test('an account that does not exist locks in the same way, so that a lock reveals nothing', async () => {
    await fail(3, NOBODY);
    expect(refusal(await signIn('wrong', NOBODY))).toBe(locked('1 minute'));
  });

  test('of a name as long as a page locks too, and the log has its beginning', async () => {
    const name = randomBytes(20_000).toString('hex');
    expect(await fail(4, name)).toEqual([WRONG, WRONG, WRONG, locked('1 minute')]);
    expect((await events()).at(-1)).toMatchObject({ kind: 'locked out', email: name.slice(0, 320) });
  });

  test('is locked for another server on the same database, and after a restart', async () => {
    await fail(3);
    const another = await buildApp(tracker.context, { modules: [sessionRoutes] });
    expect(refusal(await signIn(PASSWORD, JO, '10.0.0.9', another))).toBe(locked('1 minute'));
    await another.close();
  });

  test('simultaneous requests do not allow more guesses', async () => {
    const responses = await Promise.all(Array.from({ length: 7 }, () => signIn('wrong', JO, '10.0.0.2')));
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(3);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
  });

  test('does not lock for many right sign-ins at the same time', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => signIn(PASSWORD)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  });

  test('opens when its owner sets a new password by the link of a mail', async () => {
    await fail(3);
    await askForMail();
    const token = /token=([\w-]+)/.exec((await tracker.mails()).at(-1)?.text ?? '')?.[1];
    const payload = { token, password: PASSWORD };
    expect(
      (await tracker.app.inject({ method: 'POST', url: '/auth/passwordReset', payload })).statusCode,
    ).toBe(204);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
  });

  test('the lock is logged once', async () => {
    await fail(5);
    expect(await events()).toEqual([
      { kind: 'sign-in refused', email: JO, detail: {} },
      { kind: 'sign-in refused', email: JO, detail: {} },
      { kind: 'sign-in refused', email: JO, detail: {} },
      { kind: 'locked out', email: JO, detail: { for: '1 minute' } },
    ]);
  });
});

test('a network address that tries many accounts is locked, and no other address with it', async () => {
  for (let index = 0; index < 8; index++) await fail(1, `guess${index}@lab.example`);
  const response = await signIn(PASSWORD);
  expect(refusal(response)).toBe(
    '429 Too many sign-ins from your network have failed. Try again in 1 minute.',
  );
  expect(retryAfter(response)).toBeGreaterThan(0);
  expect((await signIn(PASSWORD, JO, '10.0.0.2')).statusCode).toBe(200);
  expect((await events()).filter(({ kind }) => kind === 'too many requests')).toMatchObject([
    { detail: { of: 'sign-in', for: '1 minute' } },
  ]);
});

const askForMail = (email = JO, remoteAddress = '10.0.0.1') =>
  tracker.app.inject({
    method: 'POST',
    url: '/api/people/requestPasswordReset',
    remoteAddress,
    headers: { 'content-type': 'text/plain' },
    payload: email,
  });

describe('reset mails', () => {
  const LATER = '429 Too many reset mails have been asked for. Try again in 10 minutes.';

  test('are five for an account, then it waits', async () => {
    for (let index = 0; index < 5; index++)
      expect((await askForMail(JO, `10.0.1.${index}`)).statusCode).toBe(200);
    const response = await askForMail(JO, '10.0.1.9');
    expect(refusal(response)).toBe(LATER);
    expect(retryAfter(response)).toBeGreaterThan(590);
    expect(await tracker.mails()).toHaveLength(5);
    await wait(601);
    expect((await askForMail(JO, '10.0.1.9')).statusCode).toBe(200);
  });

  test('an address that nobody has waits likewise', async () => {
    for (let index = 0; index < 5; index++) await askForMail(NOBODY, `10.0.2.${index}`);
    expect(refusal(await askForMail(NOBODY, '10.0.2.9'))).toBe(LATER);
  });

  test('anyone who tries a list of addresses has to wait', async () => {
    for (let index = 0; index < 6; index++)
      expect((await askForMail(`guess${index}@lab.example`)).statusCode).toBe(400);
    expect(refusal(await askForMail('other@lab.example'))).toBe(LATER);
    expect((await events()).at(-1)).toMatchObject({
      kind: 'too many requests',
      detail: { of: 'reset mail', for: '10 minutes' },
    });
  });
});

test('anyone who tries invalid links has to wait, and each is recorded', async () => {
  const tryLink = () =>
    tracker.app.inject({
      method: 'POST',
      url: '/auth/passwordReset',
      payload: { token: 'guess', password: PASSWORD },
    });
  for (let index = 0; index < 20; index++) expect((await tryLink()).statusCode).toBe(400);
  expect(refusal(await tryLink())).toBe(
    '429 Too many links that are not valid have been tried. Try again in 1 minute.',
  );
  const noted = await events();
  expect(noted).toHaveLength(20);
  expect(noted[0]).toEqual({
    kind: 'password reset refused',
    email: null,
    detail: { reason: 'unknown link' },
  });
});
