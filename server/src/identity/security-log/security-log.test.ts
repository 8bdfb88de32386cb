import type { SecurityEvent, SecurityEventPage } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { addPerson } from '../people/testing/people.ts';
import { noteSecurityEvent, type NewSecurityEvent } from '../sessions/security-events.ts';
import { get, getJson, refusal } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { runOnce } from '../../../testing/run-once.ts';
import { keepSecurityLogYoung } from './forget-old.ts';
import { securityLogRoutes } from './routes.ts';

const ADMIN = 'admin@lab.example';
const URL = '/api/securityEvents';

let tracker: TestApp;

const note = async (event: Partial<NewSecurityEvent>, day: string) => {
  await noteSecurityEvent(tracker.db, {
    kind: 'sign-in',
    email: 'jo@lab.example',
    personId: null,
    remoteAddress: '10.0.0.1',
    ...event,
  });
  await tracker.db
    .updateTable('security_event')
    .set({ happened_at: new Date(`${day}T12:00:00`) })
    .where('id', '=', (last) => last.selectFrom('security_event').select((id) => id.fn.max('id').as('id')))
    .execute();
};

beforeAll(async () => {
  tracker = await openTracker([securityLogRoutes]);
  await addPerson(tracker.db, { email: ADMIN, isAdmin: true });
  await addPerson(tracker.db, { email: 'manager@lab.example', unitRoles: [['JAX', 'manager']] });
  await note({}, '2031-03-01');
  await note({ kind: 'sign-in refused', email: 'Kim@lab.example' }, '2031-03-02');
  await note({ kind: 'locked out', email: 'kim@lab.example', detail: { for: '1 minute' } }, '2031-03-03');
  await note(
    { kind: 'roles changed', actor: ADMIN, detail: { before: '', after: 'JAX general' } },
    '2031-03-04',
  );
});
afterAll(() => tracker.close());

const page = (query = '') => getJson<SecurityEventPage>(tracker, `${URL}${query}`, ADMIN);
const days = async (query: string) =>
  (await page(query))._embedded.securityEvents.map(({ happenedAt }) => new Date(happenedAt).getDate());

test('the latest comes first, with all that is known', async () => {
  const { _embedded, page: info } = await page();
  const [latest]: SecurityEvent[] = _embedded.securityEvents;
  expect(latest).toEqual({
    id: expect.any(Number),
    happenedAt: new Date('2031-03-04T12:00:00').toISOString(),
    kind: 'roles changed',
    email: 'jo@lab.example',
    actor: ADMIN,
    remoteAddress: '10.0.0.1',
    detail: { before: '', after: 'JAX general' },
  });
  expect(info).toEqual({ size: 40, totalElements: 4, totalPages: 1, number: 0 });
});

test.each([
  ['?person=KIM', [3, 2]],
  ['?person=admin', [4]],
  ['?person=%25', []],
  ['?kind=sign-in', [1]],
  ['?kind=sign-in%20refused,locked%20out', [3, 2]],
  ['?kind=sign-in&kind=roles%20changed', [4, 1]],
  ['?from=2031-03-02&to=2031-03-03', [3, 2]],
  ['?from=&to=2031-03-01', [1]],
  ['?person=kim&kind=locked%20out&from=2031-03-03', [3]],
  ['?size=2&page=1', [2, 1]],
])('%s', async (query, expected) => {
  expect(await days(query)).toEqual(expected);
});

test.each([
  ['?kind=nope', '400 There is no kind of security event named nope.'],
  ['?from=yesterday', "400 The parameter 'from' must be a day such as 2026-03-31, but it is 'yesterday'."],
  ['?to=2031-02-30', "400 The parameter 'to' must be a day such as 2026-03-31, but it is '2031-02-30'."],
  ['?page=-1', '400 The page must not be negative, but it is -1.'],
])('%s is refused', async (query, expected) => {
  expect(refusal(await get(tracker, `${URL}${query}`, ADMIN))).toBe(expected);
});

test('it is for administrators', async () => {
  expect(refusal(await get(tracker, URL))).toBe('403 You do not have permission to do this. Please sign in.');
  expect(refusal(await get(tracker, URL, 'manager@lab.example'))).toBe(
    '403 You do not have permission to do this. It is for administrators.',
  );
});

test('events are deleted once they are older than is set', async () => {
  const before = (await page()).page.totalElements;
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  await note({}, daysAgo(33));
  await note({}, daysAgo(27));
  await runOnce(keepSecurityLogYoung(tracker.db, 30));
  const { _embedded, page: info } = await page();
  expect(info.totalElements).toBe(before + 1);
  expect(_embedded.securityEvents.at(-1)?.happenedAt.slice(0, 10)).toBe(daysAgo(27));
});
