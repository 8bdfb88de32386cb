import type { InjectOptions } from 'fastify';
import type { TestApp } from '../../testing/test-app.ts';
import { peopleRoutes } from '../identity/people/routes.ts';
import { sessionRoutes } from '../identity/sessions/routes.ts';
import { mailSubscriptionRoutes } from '../reading/following/routes.ts';
import { openFollowing } from '../reading/following/testing/followed-tracker.ts';
import { siteHealthRoutes } from '../reading/site-health/routes.ts';
import { aReport } from '../reading/site-health/testing/reports.ts';

/** Addresses of one customer of IPv6, who has all those with the same first half. */
const [FIRST, SECOND, THIRD] = ['2001:db8:7:7::1', '2001:db8:7:7:ffff::2', '2001:0DB8:0007:7:1:2:3:4'];
const NEIGHBOUR = '2001:db8:7:8::1';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openFollowing([sessionRoutes, peopleRoutes, mailSubscriptionRoutes, siteHealthRoutes]);
});
afterAll(() => tracker.close());
beforeEach(async () => {
  for (const table of ['attempt_limit', 'security_event'] as const)
    await tracker.db.deleteFrom(table).execute();
});

const post = (url: string, payload: object | string): InjectOptions => ({
  ...{ method: 'POST', url, payload },
  ...(typeof payload === 'string' ? { headers: { 'content-type': 'text/plain' } } : {}),
});

test.each<[string, (time: number) => InjectOptions]>([
  ['failed sign-ins', (time) => post('/auth/signin', { userName: `${time}@lab.example`, password: 'wrong' })],
  ['reset mails', (time) => post('/api/people/requestPasswordReset', `${time}@lab.example`)],
  [
    'reset links that are not valid',
    (time) => post('/auth/passwordReset', { token: `token-${time}`, password: 'a password for tests' }),
  ],
  [
    'mails to follow a gene',
    (time) => post('/api/v2/genes/Cib2/followers', { email: `${time}@lab.example`, mail: 'weekly' }),
  ],
  ['reports of pages', () => post('/api/siteReports', aReport())],
])('%s are limited for all addresses of a network of IPv6 together', async (_what, request) => {
  let time = 0;
  const statusFrom = async (remoteAddress: string) =>
    (await tracker.app.inject({ ...request(time++), remoteAddress })).statusCode;
  expect(await statusFrom(FIRST)).not.toBe(429);
  await tracker.db.updateTable('attempt_limit').set({ attempts: 10_000 }).execute();
  expect(await statusFrom(SECOND)).not.toBe(429);
  expect(await statusFrom(THIRD)).toBe(429);
  expect(await statusFrom(NEIGHBOUR)).not.toBe(429);
});

test('unknown tokens from all addresses of a network of IPv6 are logged once', async () => {
  for (const remoteAddress of [FIRST, SECOND, THIRD, NEIGHBOUR])
    await tracker.app.inject({
      ...{ url: '/api/people/currentPerson', remoteAddress },
      headers: { authorization: 'Bearer gtt_unknown' },
    });
  const events = await tracker.db
    .selectFrom('security_event')
    .select('remote_address')
    .where('kind', '=', 'token refused')
    .orderBy('id')
    .execute();
  expect(events.map((event) => event.remote_address)).toEqual([FIRST, NEIGHBOUR]);
});
