import { openTestApp, type TestApp } from '../http/test-app.ts';
import { addPerson, idOf } from '../people/test-people.ts';
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
