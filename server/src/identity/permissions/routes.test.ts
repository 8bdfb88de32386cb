import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addPerson, idOf } from '../people/testing/people.ts';
import { getJson } from '../../../testing/calls.ts';
import { addCast, CAST, RELATED_WORK } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { permissionRoutes } from './routes.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTestApp({ modules: [permissionRoutes] });
  await addPerson(tracker.db, { email: 'admin@lab.example', isAdmin: true });
  await addPerson(tracker.db, {
    email: 'manager@lab.example',
    unitRoles: [
      ['JAX', 'manager'],
      ['UCD', 'general'],
    ],
    consortiumRoles: [['IMPC', 'manager']],
  });
  await addPerson(tracker.db, { email: 'member@lab.example', unitRoles: [['JAX', 'general']] });
  await idOf(tracker.db, 'work_unit', 'TCP');
});

afterAll(() => tracker.close());

async function ask(email: string, url: string): Promise<unknown> {
  return (await tracker.app.inject({ url, headers: await tracker.as(email) })).json();
}

test.each([
  '/api/permissions',
  '/api/permissionByActionOnResource?action=a&resourceId=b',
  '/api/listsByManagerUser',
])('%s needs a token', async (url) => {
  expect((await tracker.app.inject({ url })).statusCode).toBe(403);
});

test('GET /api/permissions: the three rights in order (api-1 section 6.1)', async () => {
  expect(await ask('member@lab.example', '/api/permissions')).toEqual([
    { actionName: 'manageUsers', value: false },
    { actionName: 'executeManagerTasks', value: false },
    { actionName: 'canManageGeneLists', value: false },
  ]);
  expect(await ask('manager@lab.example', '/api/permissions')).toEqual([
    { actionName: 'manageUsers', value: true },
    { actionName: 'executeManagerTasks', value: true },
    { actionName: 'canManageGeneLists', value: true },
  ]);
});

describe('GET /api/listsByManagerUser (api-1 section 6.3)', () => {
  const roles = { entityName: 'roles', values: [{ name: 'manager' }, { name: 'general' }] };

  test('managers: what they manage', async () => {
    expect(await ask('manager@lab.example', '/api/listsByManagerUser')).toEqual([
      { entityName: 'workUnits', values: [{ name: 'JAX' }] },
      { entityName: 'consortia', values: [{ name: 'IMPC' }] },
      roles,
    ]);
  });

  test('administrators: everything', async () => {
    expect(await ask('admin@lab.example', '/api/listsByManagerUser')).toEqual([
      { entityName: 'workUnits', values: [{ name: 'JAX' }, { name: 'UCD' }, { name: 'TCP' }] },
      { entityName: 'consortia', values: [{ name: 'IMPC' }] },
      roles,
    ]);
  });

  test('others: nothing to hand out', async () => {
    expect(await ask('member@lab.example', '/api/listsByManagerUser')).toEqual([
      { entityName: 'workUnits', values: [] },
      { entityName: 'consortia', values: [] },
      roles,
    ]);
  });
});

describe('GET /api/permissionByActionOnResource (api-1 section 6.2)', () => {
  let work: TestApp;
  let tpn: string;
  let pin: string;

  beforeAll(async () => {
    work = await openTracker([permissionRoutes]);
    await addCast(work.db);
    tpn = await addProject(work.db, RELATED_WORK);
    const plan = await work.db.selectFrom('plan').select('pin').orderBy('id').executeTakeFirstOrThrow();
    pin = plan.pin;
  });
  afterAll(() => work.close());

  const may = (email: string, action: string, resource: string) =>
    getJson<boolean>(
      work,
      `/api/permissionByActionOnResource?action=${action}&resourceId=${resource}`,
      email,
    );

  test.each([
    ['canUpdatePlan', true, false],
    ['canUpdateProject', true, false],
    ['canCreateProductionPlan', true, false],
    ['canCreatePhenotypingPlan', true, true],
  ])('%s: a member of the unit %s, a stranger %s', async (action, member, stranger) => {
    const resource = action === 'canUpdatePlan' ? pin : tpn;
    expect(await may(CAST.unitMember, action, resource)).toBe(member);
    expect(await may(CAST.stranger, action, resource)).toBe(stranger);
    expect(await may(CAST.administrator, action, resource)).toBe(true);
  });

  test('nobody may do anything to what there is not, nor what nobody knows', async () => {
    expect(await may(CAST.administrator, 'canUpdatePlan', 'PIN:0000000999')).toBe(false);
    expect(await may(CAST.administrator, 'canUpdateProject', pin)).toBe(false);
    expect(await may(CAST.administrator, 'canFly', tpn)).toBe(false);
  });
});
