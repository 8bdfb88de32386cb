import { createHash } from 'node:crypto';
import type { Invitation, Person } from 'shared/contract';
import { refusal, send } from '../../../testing/calls.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { ADMIN, consortiumRoles, MANAGER, openPeople, unitRoles } from './testing/people-administration.ts';

const NEW = { name: 'New', email: 'new@lab.example', password: 'a password of theirs' };
const EXISTS = 'The user with email [new@lab.example] already exists in the system.';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openPeople();
});
afterAll(() => tracker.close());
afterEach(async () => {
  for (const table of ['repeatable_request', 'mail', 'security_event'] as const)
    await tracker.db.deleteFrom(table).execute();
  await tracker.db.deleteFrom('person').where('email', 'like', 'new%').execute();
});

const create = (body: object, key: string, caller = ADMIN) =>
  send(tracker, 'POST', '/api/people', body, caller, { 'idempotency-key': key });
const invite = (body: object, key: string) =>
  send(tracker, 'POST', '/api/people/invitations', body, MANAGER, { 'idempotency-key': key });
const added = () =>
  tracker.db.selectFrom('security_event').select('email').where('kind', '=', 'person added').execute();

test('a person who is created again with the same key is the same person', async () => {
  const first = await create(NEW, 'k-1');
  const second = await create(NEW, 'k-1');
  expect(second.statusCode).toBe(200);
  expect(second.json<Person>()).toEqual(first.json<Person>());
  expect(await added()).toHaveLength(1);
});

test('without a password the link is mailed once, and both answers name where it is', async () => {
  const body = { name: 'New', email: NEW.email };
  const first = await create(body, 'k-2');
  expect(first.json()).toMatchObject({ linkMail: 'kept' });
  expect((await create(body, 'k-2')).json()).toEqual(first.json());
  expect(await tracker.mails()).toHaveLength(1);
});

test('another key, and the key of somebody else, meet the person who exists', async () => {
  await create(NEW, 'k-3');
  expect(refusal(await create(NEW, 'k-4'))).toBe(`400 ${EXISTS}`);
  expect(refusal(await create(NEW, 'k-3', MANAGER))).toBe(`400 ${EXISTS}`);
});

test('the key with another password is refused: it would not be the one that was set', async () => {
  await create(NEW, 'k-5');
  expect(refusal(await create({ ...NEW, password: 'another password' }, 'k-5'))).toMatch(
    /^409 This Idempotency-Key was used with another request/,
  );
});

test('what is stored of the request does not let a password be guessed', async () => {
  await create(NEW, 'k-6');
  const { digest, answer } = await tracker.db
    .selectFrom('repeatable_request')
    .selectAll()
    .executeTakeFirstOrThrow();
  const guess = createHash('sha256')
    .update(`POST /api/people\n${JSON.stringify(NEW)}`)
    .digest('base64url');
  expect(digest).not.toBe(guess);
  expect(JSON.stringify(answer)).not.toContain(NEW.password);
});

test('invitations that are repeated have the results of the first, and nobody is mailed twice', async () => {
  const body = {
    emails: ['new@lab.example', 'new2@lab.example', 'none'],
    rolesWorkUnits: unitRoles('JAX general'),
  };
  const first = (await invite(body, 'k-7')).json<Invitation[]>();
  expect(first.map(({ state }) => state)).toEqual(['kept', 'kept', null]);
  expect((await invite(body, 'k-7')).json<Invitation[]>()).toEqual(first);
  expect(await tracker.mails()).toHaveLength(2);
});

test('of invitations that were interrupted, the rest is carried out by the repetition', async () => {
  const both = { emails: ['new@lab.example', 'new2@lab.example'], rolesWorkUnits: unitRoles('JAX general') };
  await invite({ ...both, emails: ['new@lab.example'] }, 'k-8');
  expect((await invite(both, 'k-8')).json<Invitation[]>()).toEqual([
    { email: 'new@lab.example', state: 'kept', problem: null },
    { email: 'new2@lab.example', state: 'kept', problem: null },
  ]);
});

test('somebody invited by another request, or with other roles, exists', async () => {
  const body = { emails: ['new@lab.example'], rolesWorkUnits: unitRoles('JAX general') };
  const exists = [{ email: 'new@lab.example', state: null, problem: EXISTS }];
  await invite(body, 'k-9');
  expect((await invite(body, 'k-10')).json<Invitation[]>()).toEqual(exists);
  const otherRoles = { ...body, rolesConsortia: consortiumRoles('IMPC general') };
  expect((await invite(otherRoles, 'k-9')).json<Invitation[]>()).toEqual(exists);
});
