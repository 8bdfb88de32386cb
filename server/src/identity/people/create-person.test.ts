import type { TestApp } from '../../../testing/test-app.ts';
import { refusal, send } from '../../../testing/calls.ts';
import {
  ADMIN,
  consortiumRoles,
  CONSORTIUM_MANAGER,
  inShort,
  lastRecord,
  MANAGER,
  MEMBER,
  openPeople,
  readPerson,
  unitRoles,
} from './testing/people-administration.ts';

const PASSWORD = 'a password of theirs';
const NEW = { name: 'New', email: 'new@lab.example', password: PASSWORD };

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openPeople();
});
afterAll(() => tracker.close());
afterEach(async () => {
  await tracker.db.deleteFrom('person').where('email', 'like', 'new%').execute();
});

const create = (body: object, caller: string | null) => send(tracker, 'POST', '/api/people', body, caller);
const signIn = (userName: string) =>
  send(tracker, 'POST', '/auth/signin', { userName, password: PASSWORD }, null);

describe('POST /api/people (api-1 section 4.2)', () => {
  test('returns the person, who can sign in; the address is stored in lower case', async () => {
    const response = await create(
      {
        ...NEW,
        email: 'New@Lab.example',
        contactable: true,
        isAdmin: true,
        rolesWorkUnits: unitRoles('jax manager', 'BCM general', 'JAX manager'),
        rolesConsortia: consortiumRoles('IMPC general'),
      },
      ADMIN,
    );
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      name: 'New',
      email: 'new@lab.example',
      contactable: true,
      isAdmin: true,
      rolesWorkUnits: [
        { id: expect.any(Number), workUnitName: 'JAX', roleName: 'manager' },
        { id: expect.any(Number), workUnitName: 'BCM', roleName: 'general' },
      ],
      rolesConsortia: [{ id: expect.any(Number), consortiumName: 'IMPC', roleName: 'general' }],
      actionPermissions: [
        { actionName: 'manageUsers', value: true },
        { actionName: 'executeManagerTasks', value: true },
        { actionName: 'canManageGeneLists', value: true },
      ],
    });
    expect((await signIn('new@lab.example')).statusCode).toBe(200);
    expect(await lastRecord(tracker, 'new@lab.example')).toEqual({
      comment: 'Person created',
      by: ADMIN,
      details: [],
    });
  });

  test('roles, name, consent and administration may be left out', async () => {
    expect((await create({ email: NEW.email, password: PASSWORD }, ADMIN)).json()).toMatchObject({
      name: null,
      contactable: null,
      isAdmin: false,
      rolesWorkUnits: [],
      rolesConsortia: [],
    });
  });

  test('the password is stored as a hash', async () => {
    await create(NEW, ADMIN);
    const { password_hash } = await tracker.db
      .selectFrom('person')
      .select('password_hash')
      .where('email', '=', NEW.email)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$/);
  });

  test.each([{}, { password: null }])(
    'without a password (%j) a link that sets one is mailed',
    async (none) => {
      const sent = (await tracker.mails()).length;
      const created = await create({ name: NEW.name, email: NEW.email, ...none }, ADMIN);
      expect(created.json()).toMatchObject({ email: NEW.email, linkMail: 'kept' });
      const mails = await tracker.mails();
      expect(mails).toHaveLength(sent + 1);
      const token = /\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1];
      expect(refusal(await signIn(NEW.email))).toBe(
        '401 Your password is expired. Please rest your password.',
      );
      const response = await send(
        tracker,
        'POST',
        '/auth/passwordReset',
        { token, password: PASSWORD },
        null,
      );
      expect(response.statusCode).toBe(204);
      expect((await signIn(NEW.email)).statusCode).toBe(200);
    },
  );

  test('a manager gives roles where they are manager', async () => {
    const roles = {
      rolesWorkUnits: unitRoles('JAX general'),
      rolesConsortia: consortiumRoles('IMPC manager'),
    };
    expect((await create({ ...NEW, ...roles }, MANAGER)).json()).not.toHaveProperty('linkMail');
    expect(inShort(await readPerson(tracker, NEW.email))).toEqual(['JAX general', 'IMPC manager']);
  });

  test('so does the manager of a consortium', async () => {
    const body = { ...NEW, rolesConsortia: consortiumRoles('CMG general') };
    expect((await create(body, CONSORTIUM_MANAGER)).statusCode).toBe(200);
  });

  test.each([
    ['nobody', null, {}, '401 Only people who have signed in can change anything. Please sign in.'],
    ['a member', MEMBER, {}, '403 You do not have permission to create the user.'],
    [
      'a manager who makes an administrator',
      MANAGER,
      { isAdmin: true },
      '403 You do not have permission to create an administrator.',
    ],
    [
      'a manager elsewhere',
      MANAGER,
      { rolesWorkUnits: unitRoles('BCM general') },
      '403 You do not have permission to give roles in the work unit BCM.',
    ],
    [
      'a manager in another consortium',
      MANAGER,
      { rolesConsortia: consortiumRoles('CMG general') },
      '403 You do not have permission to give roles in the consortium CMG.',
    ],
    [
      'an unknown work unit',
      ADMIN,
      { rolesWorkUnits: unitRoles('Nope general') },
      '400 Work unit Nope does not exist.',
    ],
    [
      'no work unit',
      ADMIN,
      { rolesWorkUnits: [{ roleName: 'general' }] },
      '400 Work unit null does not exist.',
    ],
    [
      'a role in another case',
      ADMIN,
      { rolesWorkUnits: unitRoles('JAX General') },
      '400 Role General does not exist.',
    ],
    ['no role', ADMIN, { rolesConsortia: [{ consortiumName: 'IMPC' }] }, '400 Role null does not exist.'],
    [
      'an unknown consortium',
      ADMIN,
      { rolesConsortia: consortiumRoles('Nope general') },
      "400 Consortium 'Nope' does not exist.",
    ],
    [
      'no consortium',
      ADMIN,
      { rolesConsortia: [{ consortiumName: null, roleName: 'general' }] },
      '400 Consortium cannot be null. Select at least one.',
    ],
    [
      'an address that somebody has, in another case',
      ADMIN,
      { email: 'Member@lab.example' },
      '400 The user with email [Member@lab.example] already exists in the system.',
    ],
    ['an address that is none', ADMIN, { email: 'new.lab.example' }, '400 Validation error'],
    [
      'one that mail programs read as another',
      ADMIN,
      { email: 'new<jo@lab.example>' },
      '400 Validation error',
    ],
    ['a short password', ADMIN, { password: 'short' }, '400 Validation error'],
  ])('%s is refused, and nobody is added', async (_what, caller, more, expected) => {
    const response = await create({ ...NEW, ...more }, caller);
    expect(refusal(response)).toBe(expected);
    expect(response.body).not.toContain(PASSWORD);
    const added = tracker.db.selectFrom('person').select('id').where('email', 'like', 'new%');
    expect(await added.execute()).toEqual([]);
  });

  test('a manager gives no role but manager and general', async () => {
    const { id } = await tracker.db
      .insertInto('role')
      .values({ name: 'admin' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const response = await create({ ...NEW, rolesWorkUnits: unitRoles('JAX admin') }, MANAGER);
    expect(refusal(response)).toBe('403 You do not have permission to give the role admin.');
    await tracker.db.deleteFrom('role').where('id', '=', id).execute();
  });

  test('a password that many people have is refused with its field', async () => {
    const response = await create({ ...NEW, password: 'qwertyuiop' }, ADMIN);
    expect([response.statusCode, response.json().apierror.subErrors]).toMatchObject([
      400,
      [{ object: 'Person', field: 'password', message: expect.stringMatching(/Please choose another one/) }],
    ]);
    expect(response.body).not.toContain('qwertyuiop');
  });

  test('the refusal of an address names its field', async () => {
    expect((await create({ ...NEW, email: 'x' }, ADMIN)).json().apierror.subErrors).toEqual([
      { object: 'Person', field: 'email', rejectedValue: 'x', message: 'Invalid email format' },
    ]);
  });
});
