import type { Person } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { getJson, refusal, send } from '../../../testing/calls.ts';
import {
  ADMIN,
  lastRecord,
  MANAGER,
  MEMBER,
  openPeople,
  readPerson,
  SHARED,
  unitRoles,
} from './testing/people-administration.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openPeople();
});
afterAll(() => tracker.close());

describe('PUT /api/people', () => {
  const update = (body: object, caller: string | null) => send(tracker, 'PUT', '/api/people', body, caller);

  test('changes name and consent, and nothing else of what the profile page sends', async () => {
    const before = await getJson<Person>(tracker, '/api/people/currentPerson', MEMBER);
    const response = await update(
      {
        ...before,
        name: 'M',
        contactable: true,
        email: 'other@lab.example',
        rolesWorkUnits: unitRoles('JAX manager'),
        currentPassword: 'one password',
        newPassword: 'another password',
      },
      MEMBER,
    );
    expect(response.json()).toEqual({ ...before, name: 'M', contactable: true });
    expect(await readPerson(tracker, MEMBER)).toEqual(response.json());
    expect(await lastRecord(tracker, MEMBER)).toEqual({
      comment: 'Person updated',
      by: MEMBER,
      details: [
        { field: 'contactable', old_value: 'false', new_value: 'true', note: 'Field changed' },
        { field: 'name', old_value: 'Member', new_value: 'M', note: 'Field changed' },
      ],
    });
  });

  test('a missing name counts as absent', async () => {
    expect((await update({ contactable: false }, SHARED)).json()).toMatchObject({
      name: null,
      contactable: false,
    });
  });

  test.each([
    ['an unknown role', MEMBER, { rolesWorkUnits: unitRoles('JAX nope') }, '400 Role nope does not exist.'],
    ['a consent that is none', MEMBER, { contactable: 'perhaps' }, '400 Validation error'],
  ])('%s is refused', async (_what, caller, body, expected) => {
    expect(refusal(await update(body, caller))).toBe(expected);
  });
});

describe('PUT /api/people/resetPassword', () => {
  const URL = '/api/people/resetPassword';

  test.each([
    ['without a body', undefined],
    ['with an empty object', {}],
  ])('mails the caller a link, %s', async (_how, payload) => {
    const headers = await tracker.as(MANAGER);
    const response = await tracker.app.inject({
      method: 'PUT',
      url: URL,
      headers,
      ...(payload && { payload }),
    });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect((await tracker.mails()).at(-1)).toMatchObject({ to: MANAGER, subject: 'Set a new password' });
  });

  test('needs a token', async () => {
    expect((await tracker.app.inject({ method: 'PUT', url: URL })).statusCode).toBe(401);
  });
});

describe('PUT /api/people/update_user_auth_id/{email}/{authId}', () => {
  const setIdentity = async (email: string, caller: string | null) =>
    tracker.app.inject({
      method: 'PUT',
      url: `/api/people/update_user_auth_id/${email}/subject-1`,
      headers: caller === null ? {} : await tracker.as(caller),
    });
  const identityOf = async (email: string) =>
    tracker.db.selectFrom('person').select('auth_id').where('email', '=', email).executeTakeFirst();

  test.each([['a manager', MANAGER, '403 You do not have permission to set the identity of the user.']])(
    'is refused to %s',
    async (_who, caller, expected) => {
      expect(refusal(await setIdentity(MEMBER, caller))).toBe(expected);
      expect(await identityOf(MEMBER)).toEqual({ auth_id: null });
    },
  );

  test('is set by an administrator, and recorded', async () => {
    const response = await setIdentity(MEMBER, ADMIN);
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(await identityOf(MEMBER)).toEqual({ auth_id: 'subject-1' });
    expect(await lastRecord(tracker, MEMBER)).toMatchObject({ by: ADMIN, details: [{ field: 'authId' }] });
  });

  test('is of one person only', async () => {
    await setIdentity(MEMBER, ADMIN);
    expect((await setIdentity(SHARED, ADMIN)).statusCode).toBe(409);
  });

  test('nobody has it', async () => {
    expect(refusal(await setIdentity('nobody@lab.example', ADMIN))).toBe(
      '404 User with email nobody@lab.example not found.',
    );
  });
});
