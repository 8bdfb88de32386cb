import { sql } from 'kysely';
import type { Account, AccountPage, HistoryRecord } from 'shared/contract';
import { onPostgres, untilWaiting } from '../../../testing/database/concurrently.ts';
import { addPerson } from '../people/testing/people.ts';
import {
  ADMIN,
  change,
  CONSORTIUM_MANAGER,
  lastRecord,
  MANAGER,
  MEMBER,
  openPeople,
  SHARED,
  STRANGER,
  unitRoles,
} from '../people/testing/people-administration.ts';
import { findSubject } from '../permissions/subject-repository.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { get, getJson, refusal, send } from '../../../testing/calls.ts';
import { changeAccount } from './change-account.ts';

const USER = 'user@lab.example';
const PASSWORD = 'a password for tests';
const CHIEF = 'chief@lab.example';

let tracker: TestApp;
let passwordHash: string;

beforeAll(async () => {
  tracker = await openPeople();
  passwordHash = await hashPassword(PASSWORD);
  // An administrator with a role in the manager's unit.
  await addPerson(tracker.db, { email: CHIEF, isAdmin: true, unitRoles: [['JAX', 'general']] });
});
afterAll(() => tracker.close());
beforeEach(async () => {
  await tracker.db.deleteFrom('person').where('email', '=', USER).execute();
  await addPerson(tracker.db, {
    email: USER,
    name: 'Ursula Case',
    passwordHash,
    unitRoles: [['JAX', 'manager']],
    consortiumRoles: [['CMG', 'general']],
  });
});

const listed = async (caller: string, query = '') => {
  const { accounts } = await getJson<AccountPage>(tracker, `/api/accounts${query}`, caller);
  return accounts.map(({ email }) => email);
};
const account = (email: string, caller = ADMIN) =>
  getJson<Account>(tracker, `/api/accounts/${email}`, caller);
const put = (email: string, body: object, caller: string | null, headers = {}) =>
  send(tracker, 'PUT', `/api/accounts/${email}`, body, caller, headers);

describe('GET /api/accounts (PP-68: a list and search of users)', () => {
  test('administrators get everybody, by address', async () => {
    const everybody = [ADMIN, CHIEF, CONSORTIUM_MANAGER, MANAGER, MEMBER, SHARED, STRANGER, USER];
    expect(await listed(ADMIN)).toEqual(everybody);
  });

  test('managers see the people with any role where they are manager', async () => {
    expect(await listed(MANAGER)).toEqual([CHIEF, MANAGER, MEMBER, SHARED, USER]);
    expect(await listed(CONSORTIUM_MANAGER)).toEqual([CONSORTIUM_MANAGER, USER]);
  });

  test('other people see no accounts, and visitors are refused', async () => {
    expect(await listed(MEMBER)).toEqual([]);
    expect((await get(tracker, '/api/accounts')).statusCode).toBe(403);
  });

  test.each([
    ['part of a name, in any case', '?search=URSULA', [USER]],
    ['part of an address', '?search=%20r%40lab', [MANAGER, MEMBER, STRANGER, USER]],
    ['nothing that is a pattern', '?search=%25', []],
    ['work units', '?workUnitName=BCM&workUnitName=UCD', [MANAGER, SHARED, STRANGER]],
    ['consortia', '?consortiumName=IMPC', [MANAGER]],
    ['roles, of units and of consortia', '?roleName=manager', [CONSORTIUM_MANAGER, MANAGER, USER]],
    ['administrators', '?state=administrator', [ADMIN, CHIEF]],
    ['deactivated accounts', '?state=deactivated', []],
    ['several at once', '?workUnitName=JAX&roleName=general&search=member', [MEMBER]],
  ])('is filtered by %s', async (_what, query, expected) => {
    expect(await listed(ADMIN, query)).toEqual(expected);
  });

  test('is paged and sorted', async () => {
    const page = await getJson<AccountPage>(tracker, '/api/accounts?size=3&page=1&sort=name,DESC', ADMIN);
    expect(page.page).toEqual({ size: 3, number: 1, totalElements: 8, totalPages: 3 });
    expect(page.accounts.map(({ email }) => email)).toEqual([MEMBER, MANAGER, CONSORTIUM_MANAGER]);
    expect(refusal(await get(tracker, '/api/accounts?sort=password,ASC', ADMIN))).toBe(
      "400 Cannot sort by 'password'. Use one of: email, name.",
    );
  });

  test('reports whether the caller may change each: work unit managers may, consortium managers not', async () => {
    const { accounts } = await getJson<AccountPage>(
      tracker,
      '/api/accounts?search=user@',
      CONSORTIUM_MANAGER,
    );
    expect(accounts).toEqual([
      {
        email: USER,
        name: 'Ursula Case',
        isAdmin: false,
        isActive: true,
        rolesWorkUnits: [{ id: expect.any(Number), workUnitName: 'JAX', roleName: 'manager' }],
        rolesConsortia: [{ id: expect.any(Number), consortiumName: 'CMG', roleName: 'general' }],
        mayUpdate: false,
      },
    ]);
    expect((await account(USER, MANAGER)).mayUpdate).toBe(true);
  });

  test('the account of a service is for administrators to change, whatever roles it has', async () => {
    const { dccUserKey } = tracker.context.settings;
    await addPerson(tracker.db, { email: dccUserKey, unitRoles: [['JAX', 'general']] });
    expect((await account(dccUserKey, MANAGER)).mayUpdate).toBe(false);
    expect((await account(dccUserKey, ADMIN)).mayUpdate).toBe(true);
    await tracker.db.deleteFrom('person').where('email', '=', dccUserKey).execute();
  });
});

describe('GET /api/accounts/{email}', () => {
  test('is for the person, administrators and managers of their units', async () => {
    for (const caller of [ADMIN, MANAGER, USER]) expect((await account(USER, caller)).email).toBe(USER);
    for (const caller of [STRANGER, MEMBER, CONSORTIUM_MANAGER])
      expect(refusal(await get(tracker, `/api/accounts/${USER}`, caller))).toBe(
        '403 You do not have permission to read the account.',
      );
    expect(refusal(await get(tracker, '/api/accounts/nobody@lab.example', ADMIN))).toBe(
      '404 User with email nobody@lab.example not found.',
    );
  });
});

describe('deactivation', () => {
  const signIn = () =>
    send(tracker, 'POST', '/auth/signin', { userName: USER, password: PASSWORD, session: 'cookie' });

  test('ends access at once: tokens, sessions, sign-in and reset links', async () => {
    const session = (await signIn()).cookies[0];
    await send(tracker, 'PUT', '/api/people/resetPassword', {}, USER);
    const response = await put(USER, { isActive: false }, MANAGER);
    expect(response.json()).toMatchObject({ email: USER, isActive: false });

    expect((await get(tracker, '/api/people/currentPerson', USER)).statusCode).toBe(401);
    expect((await signIn()).statusCode).toBe(401);
    const refreshed = await tracker.app.inject({
      method: 'POST',
      url: '/auth/refresh',
      headers: { cookie: `${session?.name}=${session?.value}` },
    });
    expect(refreshed.statusCode).toBe(401);
    const open = await tracker.db
      .selectFrom('password_reset')
      .innerJoin('person', 'person.id', 'password_reset.person_id')
      .select('password_reset.id')
      .where('person.email', '=', USER)
      .where('used_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
    expect(await listed(ADMIN, '?state=deactivated')).toEqual([USER]);
  });

  test('can be taken back, and both are in the history with who did it', async () => {
    await put(USER, { isActive: false }, ADMIN);
    await put(USER, { isActive: true }, MANAGER);
    expect((await signIn()).statusCode).toBe(200);
    expect(await lastRecord(tracker, USER)).toEqual({
      comment: 'Person updated',
      by: MANAGER,
      details: [{ field: 'isActive', old_value: 'false', new_value: 'true', note: 'Field changed' }],
    });
    const records = await getJson<HistoryRecord[]>(tracker, `/api/people/${USER}/history`, MANAGER);
    expect(records.map(({ user }) => user)).toEqual([ADMIN, MANAGER]);
    expect((await get(tracker, `/api/people/${USER}/history`, STRANGER)).statusCode).toBe(403);
  });

  test('is refused on a version that is not the latest', async () => {
    const { etag } = (await get(tracker, `/api/accounts/${USER}`, ADMIN)).headers;
    await change(tracker, USER, { name: 'Other', rolesWorkUnits: unitRoles('JAX manager') }, ADMIN);
    const response = await put(USER, { isActive: false }, ADMIN, { 'if-match': String(etag) });
    expect(refusal(response)).toMatch(/^412 The person has been changed since you opened it/);
  });
});

describe('the right of administrators', () => {
  test('is given and taken by administrators', async () => {
    expect((await put(USER, { isAdmin: true }, ADMIN)).json()).toMatchObject({
      isAdmin: true,
      isActive: true,
    });
    expect((await put(USER, { isAdmin: false }, ADMIN)).json()).toMatchObject({ isAdmin: false });
  });
});

const UNMANAGED = "403 You don't have permissions to execute the action on this user.";
const NOT_ADMIN = '403 You do not have permission to change who is an administrator.';
const OF_ADMIN = '403 You do not have permission to change the account of an administrator.';

// Issue 8, acceptance 2: who may change whom; attempts to escalate are refused.
test.each([
  [
    'a visitor',
    USER,
    { isActive: false },
    null,
    '401 Only people who have signed in can change anything. Please sign in.',
  ],
  ['a member of the unit', USER, { isActive: false }, MEMBER, UNMANAGED],
  ['a manager of consortia only', USER, { isActive: false }, CONSORTIUM_MANAGER, UNMANAGED],
  ['a manager of another unit', STRANGER, { isActive: false }, MANAGER, UNMANAGED],
  ['a manager who makes an administrator', MEMBER, { isAdmin: true }, MANAGER, NOT_ADMIN],
  ['a manager who unmakes an administrator', CHIEF, { isAdmin: false }, MANAGER, NOT_ADMIN],
  ['a manager who deactivates an administrator', CHIEF, { isActive: false }, MANAGER, OF_ADMIN],
  [
    'somebody who makes themselves administrator',
    MANAGER,
    { isAdmin: true },
    MANAGER,
    '400 You can not change whether you are an administrator yourself.',
  ],
  [
    'an administrator who steps down',
    ADMIN,
    { isAdmin: false },
    ADMIN,
    '400 You can not change whether you are an administrator yourself.',
  ],
  [
    'one’s own deactivation',
    ADMIN,
    { isActive: false },
    ADMIN,
    '400 You can not deactivate your own account.',
  ],
  [
    'nobody',
    'nobody@lab.example',
    { isActive: false },
    ADMIN,
    '404 User with email nobody@lab.example not found.',
  ],
])('%s is refused, and nothing changes', async (_what, email, body, caller, expected) => {
  const before = await listed(ADMIN, '?state=administrator&state=deactivated');
  expect(refusal(await put(email, body, caller))).toBe(expected);
  expect(await listed(ADMIN, '?state=administrator&state=deactivated')).toEqual(before);
});

describe('an administrator always remains', () => {
  const SECOND = 'second@lab.example';
  const subject = async (email: string) => {
    const found = await findSubject(tracker.db, email, tracker.context.settings);
    if (found === undefined) throw new Error(`${email} has no account`);
    return found;
  };
  beforeEach(() => addPerson(tracker.db, { email: SECOND, isAdmin: true }));
  afterEach(() => tracker.db.deleteFrom('person').where('email', '=', SECOND).execute());

  test.each([{ isAdmin: false }, { isActive: false }])(
    'who was one when the request came, and is none when it is carried out, removes nobody: %p',
    async (wanted) => {
      const caller = await subject(SECOND);
      expect((await put(SECOND, wanted, ADMIN)).statusCode).toBe(200);
      await expect(
        changeAccount(
          tracker.context,
          { caller, email: ADMIN, expectedVersion: null, remoteAddress: '' },
          wanted,
        ),
      ).rejects.toThrow('You are not an administrator any more.');
    },
  );

  onPostgres('of two who remove each other at the same moment (PostgreSQL)', () => {
    test('the first does', async () => {
      const { answers } = await tracker.db.transaction().execute(async (tx) => {
        await sql`select from person where is_admin order by id for update`.execute(tx);
        const answers = Promise.all([
          put(SECOND, { isAdmin: false }, ADMIN),
          put(ADMIN, { isAdmin: false }, SECOND),
        ]);
        await untilWaiting(tracker.db, 2);
        return { answers };
      });
      const codes = (await answers).map(({ statusCode }) => statusCode);
      await tracker.db.updateTable('person').set({ is_admin: true }).where('email', '=', ADMIN).execute();
      expect(codes.toSorted()).toEqual([200, 403]);
    });
  });
});
