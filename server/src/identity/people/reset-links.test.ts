import type { TestApp } from '../../../testing/test-app.ts';
import { refusal, send } from '../../../testing/calls.ts';
import { hashToken } from '../sessions/one-time-token.ts';
import { ADMIN, MEMBER, openPeople, STRANGER } from './testing/people-administration.ts';

const PASSWORD = 'a password for tests';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openPeople();
});
afterAll(() => tracker.close());
beforeEach(async () => {
  await tracker.db.deleteFrom('security_event').execute();
});

const events = () =>
  tracker.db.selectFrom('security_event').select(['kind', 'email', 'detail']).orderBy('id').execute();
const post = (url: string, body: object, caller: string | null) => send(tracker, 'POST', url, body, caller);

test('a link is good for one password, and its second use is logged', async () => {
  await post(`/api/people/${MEMBER}/passwordReset`, {}, ADMIN);
  const mail = (await tracker.mails()).at(-1);
  expect(mail?.text).toContain(`${ADMIN}, who looks after your account`);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const use = () => post('/auth/passwordReset', { token, password: PASSWORD }, null);
  expect((await use()).statusCode).toBe(204);
  expect(refusal(await use())).toBe('400 The link is not valid any more. Please ask for a new one.');
  expect((await events()).slice(-2)).toMatchObject([
    { kind: 'password reset', email: MEMBER },
    { kind: 'password reset refused', email: MEMBER, detail: { reason: 'used before' } },
  ]);
});

test('a new password ends the tokens of scripts, which somebody may have made with the old one', async () => {
  const { id: personId } = await tracker.db
    .selectFrom('person')
    .select('id')
    .where('email', '=', MEMBER)
    .executeTakeFirstOrThrow();
  const made = await tracker.db
    .insertInto('personal_token')
    .values({
      person_id: personId,
      name: 'nightly',
      scope: 'write',
      beginning: 'gtt_abcd',
      token_hash: hashToken('gtt_abcdefgh'),
      expires_at: new Date(Date.now() + 86_400_000),
      last_used_at: null,
      revoked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await post(`/api/people/${MEMBER}/passwordReset`, {}, ADMIN);
  const token = /token=([\w-]+)/.exec((await tracker.mails()).at(-1)?.text ?? '')?.[1];
  await post('/auth/passwordReset', { token, password: PASSWORD }, null);
  const { revoked_at } = await tracker.db
    .selectFrom('personal_token')
    .select('revoked_at')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  expect(revoked_at).not.toBeNull();
});

test('a deactivated account gets no link', async () => {
  await tracker.db.updateTable('person').set({ is_active: false }).where('email', '=', STRANGER).execute();
  expect(refusal(await post(`/api/people/${STRANGER}/passwordReset`, {}, ADMIN))).toBe(
    '400 The account is deactivated. Make it active first.',
  );
  await tracker.db.updateTable('person').set({ is_active: true }).where('email', '=', STRANGER).execute();
});

test('nobody has the address', async () => {
  expect(refusal(await post('/api/people/nobody@lab.example/passwordReset', {}, ADMIN))).toBe(
    '404 User with email nobody@lab.example not found.',
  );
});
