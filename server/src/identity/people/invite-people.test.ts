import type { Invitation } from 'shared/contract';
import { MOST_INVITED } from 'shared/limits';
import { WANTED_ADDRESS } from 'shared/mail-address';
import { refusal, send } from '../../../testing/calls.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  ADMIN,
  consortiumRoles,
  inShort,
  MANAGER,
  MEMBER,
  openPeople,
  readPerson,
  unitRoles,
} from './testing/people-administration.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openPeople();
});
afterAll(() => tracker.close());
afterEach(async () => {
  await tracker.db.deleteFrom('person').where('email', 'like', 'new%').execute();
  await tracker.db.deleteFrom('mail').execute();
});

const invite = (emails: readonly string[], more: object = {}, caller: string | null = MANAGER) =>
  send(
    tracker,
    'POST',
    '/api/people/invitations',
    { emails, rolesWorkUnits: unitRoles('JAX general'), ...more },
    caller,
  );

test('each gets an account with the roles, and a mail that says what to do', async () => {
  const response = await invite([' New1@lab.example ', 'new2@lab.example', 'new1@LAB.example'], {
    rolesConsortia: consortiumRoles('IMPC general'),
  });
  expect(response.json<Invitation[]>()).toEqual([
    { email: 'new1@lab.example', state: 'kept', problem: null },
    { email: 'new2@lab.example', state: 'kept', problem: null },
  ]);
  expect(inShort(await readPerson(tracker, 'new2@lab.example'))).toEqual(['JAX general', 'IMPC general']);
  const [mail, ...others] = await tracker.mails();
  expect(others).toHaveLength(1);
  expect(mail).toMatchObject({ to: 'new1@lab.example', subject: 'Welcome to the Gene Targeting Tracker' });
  for (const part of [
    MANAGER,
    '/#/reset-password?token=',
    'IMPC general, JAX general',
    '/#/work',
    '/#/following',
  ])
    expect(mail?.text).toContain(part);
});

test('the link of a welcome is valid for a week, and sets the password', async () => {
  await invite(['new@lab.example']);
  const { expires_at } = await tracker.db
    .selectFrom('password_reset')
    .select('expires_at')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(Math.abs(expires_at.getTime() - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000);
  const token = /\?token=([\w-]+)/.exec((await tracker.mails())[0]?.text ?? '')?.[1];
  const body = { token, password: 'a password of theirs' };
  expect((await send(tracker, 'POST', '/auth/passwordReset', body)).statusCode).toBe(204);
});

test('an address that cannot be invited is named, and the others are invited', async () => {
  const invitations = (await invite(['new@lab.example', 'none', 'new<jo@lab.example>', MEMBER])).json<
    Invitation[]
  >();
  expect(invitations).toEqual([
    { email: 'new@lab.example', state: 'kept', problem: null },
    { email: 'none', state: null, problem: 'Invalid email format' },
    { email: 'new<jo@lab.example>', state: null, problem: WANTED_ADDRESS },
    { email: MEMBER, state: null, problem: `The user with email [${MEMBER}] already exists in the system.` },
  ]);
});

test.each([
  [
    { rolesWorkUnits: unitRoles('UCD general') },
    '403 You do not have permission to give roles in the work unit UCD.',
  ],
  [{ rolesWorkUnits: unitRoles('Nowhere general') }, '400 Work unit Nowhere does not exist.'],
  [{ rolesWorkUnits: unitRoles('JAX king') }, '400 Role king does not exist.'],
])('roles that cannot be given refuse everything: %j', async (roles, text) => {
  expect(refusal(await invite(['new@lab.example'], roles))).toBe(text);
  expect(await tracker.mails()).toEqual([]);
});

test.each([MEMBER, null])('%s may not invite', async (caller) => {
  expect([401, 403]).toContain((await invite(['new@lab.example'], {}, caller)).statusCode);
});

test('refuses no addresses, and too many', async () => {
  expect((await invite([])).statusCode).toBe(400);
  const many = Array.from({ length: MOST_INVITED + 1 }, (_, number) => `new${number}@lab.example`);
  expect((await invite(many, {}, ADMIN)).statusCode).toBe(400);
});
