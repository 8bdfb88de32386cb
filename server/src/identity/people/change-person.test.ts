import type { Person } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { get, getJson, refusal, send } from '../../../testing/calls.ts';
import { addPerson } from './testing/people.ts';
import {
  ADMIN,
  change,
  consortiumRoles,
  CONSORTIUM_MANAGER,
  inShort,
  lastRecord,
  MANAGER,
  MEMBER,
  openPeople,
  readPerson,
  SHARED,
  STRANGER,
  unitRoles,
} from './testing/people-administration.ts';

const FREED = 'freed@lab.example';
const UNMANAGED = "403 You don't have permissions to execute the action on this user.";

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openPeople();
});
afterAll(() => tracker.close());
beforeEach(async () => {
  await tracker.db.deleteFrom('person').where('email', '=', FREED).execute();
  await addPerson(tracker.db, {
    email: FREED,
    name: 'Freed',
    unitRoles: [
      ['JAX', 'general'],
      ['BCM', 'general'],
    ],
    consortiumRoles: [['IMPC', 'general']],
  });
});

describe('GET /api/people', () => {
  const listed = async (caller: string) =>
    (await getJson<Person[]>(tracker, '/api/people', caller)).map(({ email }) => email);

  test('administrators get everybody', async () => {
    expect(await listed(ADMIN)).toEqual([
      ADMIN,
      CONSORTIUM_MANAGER,
      FREED,
      MANAGER,
      MEMBER,
      SHARED,
      STRANGER,
    ]);
  });

  test('managers get those with the role general where they manage, once', async () => {
    expect(await listed(MANAGER)).toEqual([FREED, MEMBER, SHARED]);
    expect(await listed(CONSORTIUM_MANAGER)).toEqual([]);
  });

  test('other people get an empty list', async () => {
    expect(await listed(MEMBER)).toEqual([]);
  });

  test.each(['/api/people', `/api/people/${MEMBER}`])('%s needs a token', async (url) => {
    expect((await get(tracker, url)).statusCode).toBe(403);
  });
});

describe('GET /api/people/{email}', () => {
  test("returns a person's name and roles to everyone signed in, whatever the case of the address", async () => {
    const found = await getJson<Person>(tracker, '/api/people/Member@Lab.example', STRANGER);
    expect(found).toMatchObject({ name: 'Member', email: MEMBER });
  });

  test('nobody', async () => {
    const response = await get(tracker, '/api/people/nobody@lab.example', STRANGER);
    expect(refusal(response)).toBe('404 User with email nobody@lab.example not found.');
  });
});

describe('PUT /api/people/{email} by an administrator', () => {
  test('replaces name, consent and roles; a role in both keeps its id', async () => {
    const before = await readPerson(tracker, FREED);
    const response = await change(
      tracker,
      FREED,
      {
        ...before,
        name: 'Freed 2',
        contactable: true,
        isAdmin: true,
        email: 'other@lab.example',
        rolesWorkUnits: [{ ...before.rolesWorkUnits[0], roleName: 'manager' }, ...unitRoles('UCD general')],
      },
      ADMIN,
    );
    expect(response.json()).toMatchObject({
      name: 'Freed 2',
      email: FREED,
      contactable: true,
      isAdmin: false,
      rolesWorkUnits: [
        { id: before.rolesWorkUnits[0]?.id, workUnitName: 'JAX', roleName: 'manager' },
        { workUnitName: 'UCD', roleName: 'general' },
      ],
      rolesConsortia: before.rolesConsortia,
    });
    expect(await readPerson(tracker, FREED)).toEqual(response.json());
  });

  test('what is missing is nothing, and roles left out are gone', async () => {
    await change(tracker, FREED, {}, ADMIN);
    const after = await readPerson(tracker, FREED);
    expect(after).toMatchObject({ name: null, contactable: null });
    expect(inShort(after)).toEqual([]);
  });

  test('two rows may swap their roles', async () => {
    await change(tracker, FREED, { rolesWorkUnits: unitRoles('JAX general', 'JAX manager') }, ADMIN);
    const [one, other] = (await readPerson(tracker, FREED)).rolesWorkUnits;
    const rolesWorkUnits = [
      { ...one, roleName: other?.roleName },
      { ...other, roleName: one?.roleName },
    ];
    expect((await change(tracker, FREED, { rolesWorkUnits }, ADMIN)).statusCode).toBe(200);
    expect(inShort(await readPerson(tracker, FREED))).toEqual(['JAX general', 'JAX manager']);
  });

  test('makes the account active', async () => {
    await tracker.db.updateTable('person').set({ is_active: false }).where('email', '=', FREED).execute();
    await change(tracker, FREED, {}, ADMIN);
    expect((await get(tracker, '/api/people/currentPerson', FREED)).statusCode).toBe(200);
  });

  test('is recorded with who did it; a change of nothing is not', async () => {
    const before = await readPerson(tracker, FREED);
    const body = { ...before, name: 'Freed 3', rolesWorkUnits: before.rolesWorkUnits.slice(0, 1) };
    await change(tracker, FREED, body, ADMIN);
    const record = await lastRecord(tracker, FREED);
    expect(record).toMatchObject({ comment: 'Person updated', by: ADMIN });
    expect(record.details).toContainEqual({
      field: 'name',
      old_value: 'Freed',
      new_value: 'Freed 3',
      note: 'Field changed',
    });
    expect(record.details).toContainEqual(
      expect.objectContaining({
        field: `rolesWorkUnits.[${before.rolesWorkUnits[1]?.id}]`,
        note: 'Element removed',
      }),
    );
    const count = () => tracker.db.selectFrom('history').select('id').execute();
    const records = await count();
    await change(tracker, FREED, body, ADMIN);
    expect(await count()).toEqual(records);
  });

  test('is refused on a version that is not the latest', async () => {
    const { etag } = (await get(tracker, `/api/people/${FREED}`, ADMIN)).headers;
    await change(tracker, FREED, { ...(await readPerson(tracker, FREED)), name: 'First' }, ADMIN);
    const headers = { 'if-match': String(etag) };
    const response = await send(tracker, 'PUT', `/api/people/${FREED}`, { name: 'Second' }, ADMIN, headers);
    expect(refusal(response)).toMatch(
      /^412 The person has been changed since you opened it: admin@lab\.example changed name on /,
    );
  });

  test('nobody', async () => {
    expect(refusal(await change(tracker, 'nobody@lab.example', {}, ADMIN))).toBe(
      '404 User with email nobody@lab.example not found.',
    );
  });
});

describe('PUT /api/people/{email} by a manager', () => {
  test('changes roles where they are manager; the others stay', async () => {
    const rolesWorkUnits = unitRoles('JAX manager');
    const response = await change(
      tracker,
      FREED,
      { name: 'F', rolesWorkUnits, rolesConsortia: null },
      MANAGER,
    );
    expect(response.statusCode).toBe(200);
    expect(inShort(await readPerson(tracker, FREED))).toEqual(['BCM general', 'JAX manager']);
  });

  test.each([
    ['nobody', FREED, null, {}, '401 Only people who have signed in can change anything. Please sign in.'],
    ['a member', FREED, MEMBER, { rolesWorkUnits: unitRoles('JAX general') }, UNMANAGED],
    ['a stranger to the manager', STRANGER, MANAGER, { rolesWorkUnits: unitRoles('JAX general') }, UNMANAGED],
    ['a person who would be nobody of theirs', FREED, MANAGER, { rolesWorkUnits: [] }, UNMANAGED],
    ['a manager of consortia only', FREED, CONSORTIUM_MANAGER, {}, UNMANAGED],
    [
      'a role elsewhere',
      FREED,
      MANAGER,
      { rolesWorkUnits: unitRoles('JAX general', 'BCM manager') },
      '403 You do not have permission to give roles in the work unit BCM.',
    ],
    [
      'a consortium elsewhere',
      FREED,
      MANAGER,
      { rolesWorkUnits: unitRoles('JAX general'), rolesConsortia: consortiumRoles('CMG general') },
      '403 You do not have permission to give roles in the consortium CMG.',
    ],
    [
      'an unknown role',
      FREED,
      MANAGER,
      { rolesWorkUnits: unitRoles('JAX nope') },
      '400 Role nope does not exist.',
    ],
  ])('%s is refused, and nothing changes', async (_what, email, caller, body, expected) => {
    const before = await readPerson(tracker, email);
    expect(refusal(await change(tracker, email, { name: 'Hacked', ...body }, caller))).toBe(expected);
    expect(await readPerson(tracker, email)).toEqual(before);
  });
});
