import { sessionRoutes } from '../../identity/sessions/routes.ts';
import { peopleRoutes } from '../../identity/people/routes.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { getJson } from '../../../testing/calls.ts';
import { createAdministrator, ensureAdministrator, hasAdministrator } from './create-administrator.ts';

const settings = readSettings({ PUBLIC_URL: 'https://tracker.example' });
const BOSS = 'boss@lab.example';
const PASSWORD = 'a password for tests';

let tracker: TestApp;
beforeEach(async () => {
  tracker = await openTracker([sessionRoutes, peopleRoutes]);
});
afterEach(() => tracker.close());

const post = (url: string, payload: object) => tracker.app.inject({ method: 'POST', url, payload });
const current = (email: string) =>
  getJson<{ email: string; isAdmin: boolean }>(tracker, '/api/people/currentPerson', email);

test('the first administrator sets a password by the link, and signs in', async () => {
  expect(await hasAdministrator(tracker.db)).toBe(false);
  const made = await createAdministrator(tracker.db, settings, { email: ' Boss@lab.example', name: 'Boss' });
  expect(made).toMatchObject({ email: BOSS, isNew: true });
  const [site, token] = made.link.split('/#/reset-password?token=');
  expect(site).toBe('https://tracker.example');
  expect((await post('/auth/passwordReset', { token, password: PASSWORD })).statusCode).toBe(204);
  expect((await post('/auth/signin', { userName: BOSS, password: PASSWORD })).statusCode).toBe(200);
  expect(await current(BOSS)).toMatchObject({ email: BOSS, isAdmin: true });
  expect(await hasAdministrator(tracker.db)).toBe(true);
});

test('somebody with an account becomes one, also if it was deactivated, and keeps name and roles', async () => {
  await addPerson(tracker.db, { email: BOSS, name: 'Jo', isActive: false, unitRoles: [['JAX', 'general']] });
  const made = await createAdministrator(tracker.db, settings, { email: BOSS });
  expect(made.isNew).toBe(false);
  expect(await current(BOSS)).toMatchObject({
    isAdmin: true,
    name: 'Jo',
    rolesWorkUnits: [{ workUnitName: 'JAX' }],
  });
});

test('it is in the log of security events', async () => {
  await createAdministrator(tracker.db, settings, { email: BOSS });
  const events = await tracker.db.selectFrom('security_event').select(['kind', 'email', 'actor']).execute();
  expect(events).toEqual([
    { kind: 'person added', email: BOSS, actor: 'operator' },
    { kind: 'password reset requested', email: BOSS, actor: 'operator' },
  ]);
});

test('a text that is no address makes nobody an administrator', async () => {
  await expect(createAdministrator(tracker.db, settings, { email: 'boss' })).rejects.toThrow(
    "'boss' is not an e-mail address.",
  );
  expect(await hasAdministrator(tracker.db)).toBe(false);
});

test('a setting that is no address ends the start with one line', async () => {
  await expect(ensureAdministrator(tracker.db, 'boss')).rejects.toBeInstanceOf(StartupError);
});

test('the setting names the first one only: an administrator who is there stays the only one', async () => {
  expect(await ensureAdministrator(tracker.db, undefined)).toBe(false);
  expect(await ensureAdministrator(tracker.db, 'First@lab.example')).toBe(true);
  expect(await ensureAdministrator(tracker.db, 'second@lab.example')).toBe(true);
  const people = await tracker.db.selectFrom('person').select(['email', 'is_admin']).execute();
  expect(people).toEqual([{ email: 'first@lab.example', is_admin: true }]);
});
