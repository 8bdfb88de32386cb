import { setTimeout as pause } from 'node:timers/promises';
import { refusal } from '../../../testing/calls.ts';
import { onPostgres, untilWaiting } from '../../../testing/database/concurrently.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { passwordReset } from '../people/password-reset.ts';
import { makeResetLink } from '../people/reset-link.ts';
import { addPerson } from '../people/testing/people.ts';
import { peopleRoutes } from '../people/routes.ts';
import { personalTokenRoutes } from '../personal-tokens/routes.ts';
import { hashPassword } from './passwords.ts';
import { sessionRoutes } from './routes.ts';
import { endAllAccess, endAllSessions } from './sessions.ts';

const OLD = 'the old password of jo';
const NEW = 'the new password of jo';
const JO = 'jo@lab.example';

let tracker: TestApp;
let personId: number;

beforeAll(async () => {
  tracker = await openTestApp({ modules: [sessionRoutes, peopleRoutes, personalTokenRoutes] });
});
afterAll(() => tracker.close());
beforeEach(async () => {
  const { db } = tracker;
  await db.deleteFrom('person').where('email', '=', JO).execute();
  // The sign-ins that lose a race are failures, which lock the account for the next one.
  for (const table of ['security_event', 'attempt_limit'] as const) await db.deleteFrom(table).execute();
  await addPerson(db, { email: JO, passwordHash: await hashPassword(OLD) });
  const { id } = await db.selectFrom('person').select('id').where('email', '=', JO).executeTakeFirstOrThrow();
  personId = id;
});

const signIn = (session?: 'cookie') =>
  tracker.app.inject({
    method: 'POST',
    url: '/auth/signin',
    payload: { userName: JO, password: OLD, session },
  });

async function isIn(token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await tracker.app.inject({ url: '/api/people/currentPerson', headers })).statusCode === 200;
}

const makeToken = (accessToken: string) =>
  tracker.app.inject({
    method: 'POST',
    url: '/api/personalTokens',
    headers: { authorization: `Bearer ${accessToken}` },
    payload: { name: 'nightly', scope: 'write', days: 300 },
  });

/** What the end of a reset does to the person and what they have begun. */
async function replacePassword(tx: Db): Promise<void> {
  const passwordHash = await hashPassword(NEW);
  await tx.updateTable('person').set({ password_hash: passwordHash }).where('id', '=', personId).execute();
  await endAllAccess(tx, personId);
}

async function deactivate(tx: Db): Promise<void> {
  await tx.updateTable('person').set({ is_active: false }).where('id', '=', personId).execute();
  await endAllAccess(tx, personId);
}

/** Signs in with the old password before it is replaced, and again and again meanwhile. */
async function signInsDuringReset(session?: 'cookie') {
  const { context, db } = tracker;
  const { link } = await makeResetLink(
    db,
    context.settings,
    { id: personId, email: JO },
    { remoteAddress: null, actor: null },
  );
  const token = /token=([\w-]+)/.exec(link)?.[1] ?? '';
  const before = await signIn(session);
  let isDone = false;
  const begun: ReturnType<typeof signIn>[] = [];
  const reset = passwordReset(context)
    .complete(token, NEW, '127.0.0.1')
    .finally(() => (isDone = true));
  while (!isDone && begun.length < 40) {
    begun.push(signIn(session));
    await pause(3);
  }
  await reset;
  return [before, ...(await Promise.all(begun))];
}

test.each([undefined, 'cookie' as const])(
  'no session that the old password has begun goes on (%s)',
  async (session) => {
    const answers = await signInsDuringReset(session);
    const entered = answers.filter(({ statusCode }) => statusCode === 200);
    expect(entered).not.toHaveLength(0);
    const stillIn = await Promise.all(entered.map((answer) => isIn(answer.json().accessToken)));
    expect(stillIn).not.toContain(true);
    expect(answers.filter(({ statusCode }) => ![200, 401, 429].includes(statusCode))).toHaveLength(0);
  },
);

onPostgres('what meets the end of a reset (PostgreSQL)', () => {
  /** The response to a request that waits for this transaction. */
  async function meeting<T>(
    end: (tx: Db) => Promise<void>,
    request: () => PromiseLike<T>,
  ): Promise<Awaited<T>> {
    const { made } = await inTransaction(tracker.db, JO, async (tx) => {
      await end(tx);
      const made = Promise.resolve(request());
      await untilWaiting(tracker.db);
      return { made };
    });
    return made;
  }

  test.each([
    ['a new password', replacePassword],
    ['a deactivation', deactivate],
  ])('a sign-in that was right before %s is refused, and logged as refused', async (_what, end) => {
    const answer = await meeting(end, () => signIn('cookie'));
    expect(refusal(answer)).toBe('401 Invalid userName/password provided.');
    const events = await tracker.db.selectFrom('security_event').select('kind').execute();
    expect(events.map(({ kind }) => kind)).toEqual(['sign-in refused']);
  });

  test.each([
    ['a new password', replacePassword],
    ['a deactivation', deactivate],
    ['signing out everywhere', (tx: Db) => endAllSessions(tx, personId)],
  ])('a session that ends by %s makes no token', async (_what, end) => {
    const { accessToken } = (await signIn()).json();
    const answer = await meeting(end, () => makeToken(accessToken));
    expect(refusal(answer)).toBe('401 Your session has ended. Please sign in again.');
  });

  test.each([
    ['a new password', replacePassword],
    ['a deactivation', deactivate],
  ])('a session that ends by %s is not renewed', async (_what, end) => {
    const cookie = String((await signIn('cookie')).headers['set-cookie']).split(';')[0] ?? '';
    const answer = await meeting(end, () =>
      tracker.app.inject({ method: 'POST', url: '/auth/refresh', headers: { cookie } }),
    );
    expect(refusal(answer)).toBe('401 Your session has ended. Please sign in again.');
  });
});
