/** People of the existing tracker: what they may do in the new one, and how they come in. */
import type { ChangeResponse, Person, Plan, Project } from 'shared/contract';
import { send } from '../../../testing/calls.ts';
import { FIRST_PLAN, intention } from '../../../testing/new-project.ts';
import { importedTracker, STAFF } from './testing/existing-model/imported-tracker.ts';

const imported = importedTracker();
const current = async (email: string) => imported.read<Person>('/api/people/currentPerson', email);

test('people keep their roles', async () => {
  expect(await current(STAFF.administrator)).toMatchObject({ name: 'Ada Admin', isAdmin: true });
  expect(await current(STAFF.managerOfJax)).toMatchObject({
    contactable: true,
    isAdmin: false,
    rolesWorkUnits: [{ workUnitName: 'JAX', roleName: 'manager' }],
    rolesConsortia: [],
  });
  expect(await current(STAFF.managerOfCmg)).toMatchObject({
    rolesConsortia: [{ consortiumName: 'CMG', roleName: 'manager' }],
    actionPermissions: expect.arrayContaining([{ actionName: 'canManageGeneLists', value: true }]),
  });
});

test('who had left stays outside, with the work that bears the name', async () => {
  const { app, as } = imported.tracker();
  const response = await app.inject({
    url: '/api/people/currentPerson',
    headers: await as(STAFF.retired),
  });
  expect(response.statusCode).toBe(401);
  const stored = await imported
    .tracker()
    .db.selectFrom('person')
    .select(['email', 'is_active'])
    .where('email', '=', STAFF.retired)
    .executeTakeFirst();
  expect(stored).toEqual({ email: STAFF.retired, is_active: false });
});

test('passwords were never in the existing tracker: a person sets one by mail, and signs in', async () => {
  const { app, mails } = imported.tracker();
  const signIn = async (password: string) =>
    app.inject({
      method: 'POST',
      url: '/auth/signin',
      payload: { userName: STAFF.managerOfJax, password },
    });
  expect((await signIn('any password at all')).statusCode).toBe(401);
  const asked = await app.inject({
    method: 'POST',
    url: '/api/people/requestPasswordReset',
    payload: STAFF.managerOfJax,
    headers: { 'content-type': 'text/plain' },
  });
  expect(asked.statusCode).toBe(200);
  const token = /\?token=([\w-]+)/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
  const password = 'a password of her own';
  const set = await app.inject({ method: 'POST', url: '/auth/passwordReset', payload: { token, password } });
  expect(set.statusCode).toBe(204);
  expect((await signIn(password)).statusCode).toBe(200);
});

test('the next project, plan and outcome go on after the last numbers that were ever given', async () => {
  const response = await send(
    imported.tracker(),
    'POST',
    '/api/projects',
    {
      privacyName: 'public',
      consortia: [],
      projectIntentions: [intention('Fict5')],
      planDetails: { ...FIRST_PLAN, workGroupName: 'JAX' },
    },
    STAFF.managerOfJax,
  );
  expect(response.body).toContain('TPN:000000020');
  const { _links } = response.json<ChangeResponse>();
  const created = await imported.read<Project>(new URL(_links.self.href).pathname);
  const planLink = new URL(created._links?.productionPlans?.[0]?.href ?? '');
  expect((await imported.read<Plan>(planLink.pathname)).pin).toBe('PIN:0000000111');
});

test('work goes on: a member changes a project that was brought over, and the history goes on', async () => {
  const url = '/api/projects/TPN:000000011';
  const before = await imported.read<Project>(url);
  const response = await send(
    imported.tracker(),
    'PUT',
    url,
    { ...before, comment: 'Changed in the new tracker' },
    STAFF.managerOfJax,
  );
  expect(response.statusCode).toBe(200);
  expect(await imported.read(`${url}/history`)).toMatchObject([
    { comment: 'Project created' },
    { comment: 'Project updated', user: STAFF.administrator },
    { comment: 'Project updated', user: STAFF.managerOfJax },
  ]);
});
