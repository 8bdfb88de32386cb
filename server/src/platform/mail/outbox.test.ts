import type { MailMessage, MailPage } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { get, getJson, refusal } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { mailer } from './mailer.ts';
import { outboxRoutes } from '../../identity/outbox/routes.ts';

const ADMIN = 'admin@lab.example';
const URL = '/api/outbox';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([outboxRoutes]);
  await addPerson(tracker.db, { email: ADMIN, isAdmin: true });
  await addPerson(tracker.db, { email: 'manager@lab.example', unitRoles: [['JAX', 'manager']] });
});
afterAll(() => tracker.close());
beforeEach(async () => {
  await tracker.db.deleteFrom('mail').execute();
});

const post = (subject: string, minutes = 120, by = tracker.context.mailer) =>
  by.post(tracker.db, {
    to: 'jo@lab.example',
    subject,
    text: `Text of ${subject}`,
    usefulUntil: new Date(Date.now() + minutes * 60_000),
  });
const list = (query = '') => getJson<MailPage>(tracker, `${URL}${query}`, ADMIN);
const readLatest = async () =>
  getJson<MailMessage>(tracker, `${URL}/${(await list())._embedded.mails[0]?.id}`, ADMIN);

test('without a mail service mails are stored, and administrators read them', async () => {
  expect(await post('A link')).toBe('kept');
  const { _embedded } = await list();
  expect(_embedded.mails).toEqual([
    {
      id: expect.any(Number),
      to: 'jo@lab.example',
      subject: 'A link',
      state: 'kept',
      createdAt: expect.any(String),
      sentAt: null,
      attempts: 0,
      problem: null,
      nextAttemptAt: null,
    },
  ]);
  expect(await readLatest()).toEqual({ ..._embedded.mails[0], text: 'Text of A link' });
});

test('the latest comes first, by the page', async () => {
  for (const subject of ['1', '2', '3']) await post(subject);
  const { _embedded, page } = await list('?size=2');
  expect(_embedded.mails.map(({ subject }) => subject)).toEqual(['3', '2']);
  expect(page).toEqual({ size: 2, totalElements: 3, totalPages: 2, number: 0 });
});

test('a text is gone when its link is no longer valid, and leaves the database with the next mail', async () => {
  await post('old', -1);
  expect((await readLatest()).text).toBeNull();
  await post('new');
  const bodies = await tracker.db.selectFrom('mail').select('body').orderBy('id').execute();
  expect(bodies.map(({ body }) => body === null)).toEqual([true, false]);
});

test('a text that another secret has locked is not shown', async () => {
  await post('locked', 120, mailer('another secret that is long enough', false));
  expect((await readLatest()).text).toBeNull();
});

test('mails of long ago are deleted', async () => {
  await post('long ago');
  await tracker.db
    .updateTable('mail')
    .set({ created_at: new Date(Date.now() - 91 * 86_400_000) })
    .execute();
  await post('today');
  expect((await list())._embedded.mails.map(({ subject }) => subject)).toEqual(['today']);
});

test.each([`${URL}/999`, `${URL}/nonsense`])('refuses %s, the address of no mail', async (url) => {
  expect([400, 404]).toContain((await get(tracker, url, ADMIN)).statusCode);
});

test.each([URL, `${URL}/1`])('%s is for administrators', async (url) => {
  expect(refusal(await get(tracker, url))).toBe('403 You do not have permission to do this. Please sign in.');
  expect(refusal(await get(tracker, url, 'manager@lab.example'))).toBe(
    '403 You do not have permission to do this. It is for administrators.',
  );
});
