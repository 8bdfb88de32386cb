/**
 * Attempts to get more than is one's own: each is refused, changes nothing and is written down. One file, because all of
 * them are made on the same people.
 */
import type { Person } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { get, refusal, send } from '../../../testing/calls.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { addPerson } from './testing/people.ts';
import {
  ADMIN,
  change,
  consortiumRoles,
  CONSORTIUM_MANAGER,
  inShort,
  MANAGER,
  MEMBER,
  openPeople,
  readPerson,
  SHARED,
  STRANGER,
  unitRoles,
} from './testing/people-administration.ts';

const UNMANAGED = "403 You don't have permissions to execute the action on this user.";
const NO_ADMINISTRATORS = '403 You do not have permission to make somebody an administrator.';
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
  tracker.db
    .selectFrom('security_event')
    .select(['kind', 'email', 'actor', 'detail', 'remote_address'])
    .orderBy('id')
    .execute();
const post = (url: string, body: object, caller: string | null) => send(tracker, 'POST', url, body, caller);
const create = (body: object, caller: string) =>
  post('/api/people', { name: 'New', email: 'new@lab.example', password: PASSWORD, ...body }, caller);
const isThere = async (email: string) =>
  (await tracker.db.selectFrom('person').select('id').where('email', '=', email).execute()).length > 0;

describe('who may change whom (policy row UPDATE_USER, api-1 §5.2)', () => {
  const ofCaller: Record<string, readonly string[]> = {
    [ADMIN]: [MANAGER, CONSORTIUM_MANAGER, MEMBER, SHARED, STRANGER],
    [MANAGER]: [MANAGER, MEMBER, SHARED],
    [CONSORTIUM_MANAGER]: [],
    [MEMBER]: [],
    [STRANGER]: [],
  };
  const everybody = [MANAGER, CONSORTIUM_MANAGER, MEMBER, SHARED, STRANGER];
  const rows = Object.entries(ofCaller).flatMap(([caller, changeable]) =>
    everybody.map((person): [string, string, boolean] => [caller, person, changeable.includes(person)]),
  );

  test.each(rows)('%s changes %s: %s', async (caller, email, isAllowed) => {
    const before = await readPerson(tracker, email);
    const response = await change(tracker, email, { ...before, contactable: true }, caller);
    expect(response.statusCode === 200 || refusal(response)).toBe(isAllowed || UNMANAGED);
    if (isAllowed) return;
    expect(await readPerson(tracker, email)).toEqual(before);
    expect(await events()).toEqual([
      {
        kind: 'escalation refused',
        email: caller,
        actor: null,
        remote_address: '127.0.0.1',
        detail: { request: `PUT /api/people/${email}`, reason: UNMANAGED.slice(4) },
      },
    ]);
  });

  test.each(rows)('%s mails %s a link: %s', async (caller, email, isAllowed) => {
    const sent = (await tracker.mails()).length;
    const response = await post(`/api/people/${email}/passwordReset`, {}, caller);
    expect(response.statusCode === 204 || refusal(response)).toBe(isAllowed || UNMANAGED);
    expect(await tracker.mails()).toHaveLength(sent + (isAllowed ? 1 : 0));
    const [event] = await events();
    expect(event).toMatchObject(
      isAllowed
        ? { kind: 'password reset requested', email, actor: caller }
        : { kind: 'escalation refused', email: caller },
    );
  });
});

describe('who may add somebody (policy rows MANAGE_USERS and FILTER_ROLE)', () => {
  test.each([
    ['an administrator', ADMIN, { isAdmin: true, rolesWorkUnits: unitRoles('BCM manager') }, 200],
    ['a manager of the unit', MANAGER, { rolesWorkUnits: unitRoles('JAX manager') }, 200],
    [
      'a manager of a consortium',
      CONSORTIUM_MANAGER,
      { rolesConsortia: consortiumRoles('CMG general') },
      200,
    ],
    [
      'a manager, an administrator',
      MANAGER,
      { isAdmin: true, rolesWorkUnits: unitRoles('JAX general') },
      403,
    ],
    ['a manager, with a role in a foreign unit', MANAGER, { rolesWorkUnits: unitRoles('BCM general') }, 403],
    [
      'a manager, with one in a foreign consortium',
      MANAGER,
      { rolesConsortia: consortiumRoles('CMG general') },
      403,
    ],
    ['a member', MEMBER, { rolesWorkUnits: unitRoles('JAX general') }, 403],
  ])('%s', async (_who, caller, body, status) => {
    await tracker.db.deleteFrom('person').where('email', '=', 'new@lab.example').execute();
    const response = await create(body, caller);
    expect(response.statusCode).toBe(status);
    expect(await isThere('new@lab.example')).toBe(status === 200);
    expect(await events()).toMatchObject([
      status === 200
        ? { kind: 'person added', email: 'new@lab.example', actor: caller }
        : { kind: 'escalation refused', email: caller, detail: { request: 'POST /api/people' } },
    ]);
  });
});

describe('tampering with the body', () => {
  test('nobody makes themselves an administrator', async () => {
    const before = await readPerson(tracker, MEMBER);
    for (const isAdmin of [true, 'true']) {
      const response = await send(tracker, 'PUT', '/api/people', { ...before, isAdmin }, MEMBER);
      expect(refusal(response)).toBe(NO_ADMINISTRATORS);
    }
    expect(await readPerson(tracker, MEMBER)).toEqual(before);
    expect(await events()).toMatchObject([{ kind: 'escalation refused', email: MEMBER }, {}]);
  });

  test('managers make nobody an administrator', async () => {
    const before = await readPerson(tracker, MEMBER);
    expect(refusal(await change(tracker, MEMBER, { ...before, isAdmin: true }, MANAGER))).toBe(
      NO_ADMINISTRATORS,
    );
    expect(await readPerson(tracker, MEMBER)).toEqual(before);
    expect(await events()).toMatchObject([{ kind: 'escalation refused', email: MANAGER }]);
  });

  test('an administrator who sends the whole profile is not refused', async () => {
    const own = await readPerson(tracker, ADMIN);
    expect((await send(tracker, 'PUT', '/api/people', { ...own, contactable: true }, ADMIN)).statusCode).toBe(
      200,
    );
    expect(await events()).toEqual([]);
  });

  test('roles that one sends for oneself are ignored (api-1 §4.2), and logged unless one has them', async () => {
    const before = await readPerson(tracker, MEMBER);
    await send(tracker, 'PUT', '/api/people', before, MEMBER);
    expect(await events()).toEqual([]);
    const rolesWorkUnits = [...before.rolesWorkUnits, ...unitRoles('JAX manager', 'BCM general')];
    const response = await send(tracker, 'PUT', '/api/people', { ...before, rolesWorkUnits }, MEMBER);
    expect(response.json<Person>().rolesWorkUnits).toEqual(before.rolesWorkUnits);
    expect(await events()).toMatchObject([
      {
        kind: 'escalation refused',
        email: MEMBER,
        detail: { reason: 'Roles that they do not have: BCM general, JAX manager' },
      },
    ]);
  });

  test('the id of a role of somebody else takes nothing from them', async () => {
    const [theirs] = (await readPerson(tracker, STRANGER)).rolesWorkUnits;
    const rolesWorkUnits = [
      ...unitRoles('JAX general'),
      { ...theirs, workUnitName: 'JAX', roleName: 'manager' },
    ];
    await change(tracker, SHARED, { rolesWorkUnits }, MANAGER);
    expect(inShort(await readPerson(tracker, STRANGER))).toEqual(['BCM general']);
  });

  test('managers do not reach into foreign units', async () => {
    const rolesWorkUnits = unitRoles('JAX general', 'UCD manager');
    expect(refusal(await change(tracker, MEMBER, { rolesWorkUnits }, MANAGER))).toBe(
      '403 You do not have permission to give roles in the work unit UCD.',
    );
    expect(await events()).toMatchObject([{ kind: 'escalation refused', email: MANAGER }]);
  });

  test.each([
    ['an administrator', true],
    ['somebody', false],
  ])('the edit of a manager does not let %s in again who was deactivated', async (_who, isAdmin) => {
    const switchedOff = { is_active: false, is_admin: isAdmin };
    await tracker.db.updateTable('person').set(switchedOff).where('email', '=', MEMBER).execute();
    expect(
      (await change(tracker, MEMBER, { rolesWorkUnits: unitRoles('JAX general') }, MANAGER)).statusCode,
    ).toBe(200);
    expect((await get(tracker, '/api/people/currentPerson', MEMBER)).statusCode).toBe(401);
    const member = { is_active: true, is_admin: false };
    await tracker.db.updateTable('person').set(member).where('email', '=', MEMBER).execute();
  });
});

describe('accounts of services, which have rights that no role gives', () => {
  const REFUSED = '403 This is the account of a service. Only administrators may add or change it.';
  const { dccUserKey, cdaUserKey } = readSettings({});
  const roles = { rolesWorkUnits: unitRoles('JAX general') };

  afterEach(async () => {
    await tracker.db.deleteFrom('person').where('email', 'in', [dccUserKey, cdaUserKey]).execute();
  });

  test.each([dccUserKey, cdaUserKey.toUpperCase(), ` ${dccUserKey}`])(
    '%j is not added by a manager',
    async (email) => {
      expect(refusal(await create({ email, ...roles }, MANAGER))).toBe(REFUSED);
      expect(await isThere(email.trim().toLowerCase())).toBe(false);
      expect(await events()).toMatchObject([{ kind: 'escalation refused', email: MANAGER }]);
    },
  );

  test('one in the unit of a manager is neither changed, nor switched, nor mailed a link by them', async () => {
    await addPerson(tracker.db, { email: dccUserKey, unitRoles: [['JAX', 'general']] });
    expect(refusal(await change(tracker, dccUserKey, { ...roles, name: 'Mine' }, MANAGER))).toBe(REFUSED);
    const account = `/api/accounts/${dccUserKey}`;
    expect(refusal(await send(tracker, 'PUT', account, { isActive: false }, MANAGER))).toBe(REFUSED);
    expect(refusal(await post(`/api/people/${dccUserKey}/passwordReset`, {}, MANAGER))).toBe(REFUSED);
  });

  test('administrators do all of it', async () => {
    expect((await create({ email: dccUserKey, ...roles }, ADMIN)).statusCode).toBe(200);
    expect((await post(`/api/people/${dccUserKey}/passwordReset`, {}, ADMIN)).statusCode).toBe(204);
  });
});

test.each([
  ['PUT', `/api/people/update_user_auth_id/${STRANGER}/mine`],
  ['PUT', `/api/accounts/${STRANGER}`],
  ['GET', '/api/outbox'],
  ['GET', '/api/outbox/1'],
  ['GET', '/api/securityEvents'],
] as const)('%s %s is refused to a manager, and logged', async (method, url) => {
  const response = await tracker.app.inject({
    method,
    url,
    headers: await tracker.as(MANAGER),
    ...(method === 'PUT' ? { payload: { isAdmin: true } } : {}),
  });
  expect([400, 403]).toContain(response.statusCode);
  expect(await events()).toMatchObject([
    { kind: 'escalation refused', email: MANAGER, detail: { request: `${method} ${url}` } },
  ]);
});

test('a change of the rights of a person is logged with its author', async () => {
  await change(tracker, SHARED, { rolesWorkUnits: unitRoles('JAX manager', 'BCM general') }, ADMIN);
  expect(await events()).toMatchObject([
    { kind: 'roles changed', email: SHARED, actor: ADMIN, detail: { after: 'BCM general, JAX manager' } },
  ]);
});
