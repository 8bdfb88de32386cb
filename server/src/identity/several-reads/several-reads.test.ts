import type { ReadAnswer, SignInResponse } from 'shared/contract';
import { MOST_READS } from 'shared/limits';
import { get, getJson, refusal } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { ROUTE_MODULES } from '../../edge/routes.ts';
import { countingStatements } from '../../platform/database/statements/statement-count.ts';
import { clientGone } from '../../platform/http/requests/client-gone.ts';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { addPerson } from '../people/testing/people.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { cookieOf } from '../sessions/testing/refresh-cookie.ts';
import { longestWait } from './several-reads.ts';

const PASSWORD = 'a password for tests';

let tracker: TestApp;
let open: string;
let restricted: string;

const slow = { begins: jest.fn(), isGivenUp: jest.fn() };
beforeEach(() => {
  slow.begins.mockReset();
  slow.isGivenUp.mockReset();
});

/** Longer than anything waits that is there, in ms. */
const LATE_MS = 1200;

/** One answers when it is given up, one late. */
const slowRoutes: TrackerRoutes = (app) => {
  app.get('/api/late', { config: { access: 'open' }, schema: { hide: true } }, async () => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    return { late: true };
  });
  app.get('/api/slow', { config: { access: 'open' }, schema: { hide: true } }, async (_request, reply) => {
    slow.begins();
    await new Promise((resolve) => clientGone(reply).addEventListener('abort', resolve));
    slow.isGivenUp();
    return null;
  });
};

beforeAll(async () => {
  tracker = await openTestApp({ beginning: 'lists', modules: [...ROUTE_MODULES, slowRoutes] });
  await addCast(tracker.db);
  await addPerson(tracker.db, { email: 'jo@lab.example', passwordHash: await hashPassword(PASSWORD) });
  open = await addProject(tracker.db, { plans: [{ workUnit: 'JAX', colonies: ['C-1'] }] });
  restricted = await addProject(tracker.db, { privacy: 'restricted', plans: [{ workUnit: 'JAX' }] });
});

afterAll(() => tracker.close());

const queryOf = (...urls: string[]) =>
  new URLSearchParams(urls.map((url): [string, string] => ['read', url])).toString();
const readTogether = (caller: string, ...urls: string[]) =>
  getJson<ReadAnswer[]>(tracker, `/api/v2/reads?${queryOf(...urls)}`, caller);

test('each is answered as a call of its own, with its ETag', async () => {
  const urls = [
    `/api/projects/${open}`,
    `/api/plans?tpn=${open}&size=200`,
    `/api/permissionByActionOnResource?action=canUpdateProject&resourceId=${open}`,
  ];
  const answers = await readTogether(CAST.unitMember, ...urls);
  const alone = await Promise.all(
    urls.map(async (url) => {
      const response = await get(tracker, url, CAST.unitMember);
      return { url, tag: response.headers.etag, body: response.json() };
    }),
  );
  expect(answers).toEqual(alone);
  expect(answers[0]?.tag).toMatch(/^"\d+-/);
});

test('one address need not be a list', async () => {
  expect(await readTogether(CAST.unitMember, '/api/permissions')).toHaveLength(1);
  expect(await getJson(tracker, '/api/v2/reads', CAST.unitMember)).toEqual([]);
});

test('what the caller may not read, what does not exist and what is no read of the API is left out', async () => {
  const urls = [
    `/api/projects/${restricted}`,
    '/api/projects/TPN:000999999',
    '/api/nothing',
    '/livez',
    'https://elsewhere.example/api/permissions',
    `/api/projects/${open}`,
  ];
  const read = async (caller: string) => (await readTogether(caller, ...urls)).map(({ url }) => url);
  expect(await read(CAST.stranger)).toEqual([`/api/projects/${open}`]);
  expect(await read(CAST.unitMember)).toEqual([`/api/projects/${restricted}`, `/api/projects/${open}`]);
});

test('files, what may be long, and several reads again are called alone', async () => {
  const urls = [
    '/api/reports/mutation/serialized_guides',
    '/api/reports/distribution?networkname=MMRRC&reporttype=colony',
    '/api/v2/reads?read=/api/permissions',
  ];
  for (const url of urls) expect((await get(tracker, url, CAST.administrator)).statusCode).toBe(200);
  expect(await readTogether(CAST.administrator, ...urls)).toEqual([]);
});

test('a read that changes something is called alone, however it is written', async () => {
  const path = 'tracking-api/reports/types/createAll';
  const types = () => tracker.db.selectFrom('report_type').select('name').execute();
  await tracker.db.deleteFrom('report_type').execute();
  expect(await readTogether(CAST.administrator, `/api/../${path}`, `/${path}`)).toEqual([]);
  expect(await types()).toEqual([]);
  expect((await get(tracker, `/${path}`, CAST.administrator)).statusCode).toBe(200);
  expect(await types()).not.toEqual([]);
});

test('what takes long does not delay the others, and is given up', async () => {
  const answers = await readTogether(CAST.unitMember, '/api/slow', '/api/permissions');
  expect(answers.map(({ url }) => url)).toEqual(['/api/permissions']);
  expect(slow.isGivenUp).toHaveBeenCalled();
});

test.each([
  [20, 1000],
  [3000, 3000],
])('after %i ms for the first, the others may take %i ms more', (first, wait) => {
  expect(longestWait(first)).toBe(wait);
});

test('while nothing is answered, all is waited for', async () => {
  const answers = await readTogether(CAST.unitMember, '/api/late', '/api/nothing');
  expect(answers).toEqual([{ url: '/api/late', tag: expect.any(String), body: { late: true } }]);
});

test('when the client has gone, what it asked for is given up', async () => {
  const client = new AbortController();
  slow.begins.mockImplementation(() => client.abort());
  const givenUp = new Promise<void>((resolve) => slow.isGivenUp.mockImplementation(resolve));
  const reading = tracker.app.inject({
    url: `/api/v2/reads?${queryOf('/api/slow')}`,
    headers: await tracker.as(CAST.unitMember),
    signal: client.signal,
  });
  await expect(reading).rejects.toThrow();
  await givenUp;
});

const statementsOf = (call: () => Promise<unknown>) =>
  countingStatements(async (count) => {
    await call();
    return count.statements;
  });

test('who calls is looked up once for all', async () => {
  const copies = [1, 2, 3].map((copy) => `/api/permissions?copy=${copy}`);
  const alone = await statementsOf(() => get(tracker, '/api/permissions', CAST.unitMember));
  const together = await statementsOf(() => readTogether(CAST.unitMember, ...copies));
  expect(alone).toBeGreaterThan(0);
  expect(together).toBe(alone);
});

test('visitors have no use for it: what they read, a cache in front may hold', async () => {
  const response = await get(tracker, `/api/v2/reads?${queryOf(`/api/projects/${open}`)}`);
  expect(refusal(response)).toMatch(/^403 /);
});

test(`the first ${MOST_READS} are read`, async () => {
  const urls = Array.from({ length: MOST_READS + 3 }, (_, index) => `/api/permissions?copy=${index}`);
  const answers = await readTogether(CAST.unitMember, ...urls);
  expect(answers.map(({ url }) => url)).toEqual(urls.slice(0, MOST_READS));
});

describe('with a session', () => {
  const signIn = (query: string) =>
    tracker.app.inject({
      method: 'POST',
      url: `/auth/signin?${query}`,
      payload: { userName: 'jo@lab.example', password: PASSWORD, session: 'cookie' },
    });
  const urls = () => [`/api/projects/${open}`, `/api/projects/${restricted}`, '/api/people/currentPerson'];

  test('signing in and renewing read with the new token', async () => {
    const signedIn = await signIn(queryOf(...urls()));
    const renewed = await tracker.app.inject({
      method: 'POST',
      url: `/auth/refresh?${queryOf(...urls())}`,
      headers: { cookie: cookieOf(signedIn) },
    });
    for (const response of [signedIn, renewed]) {
      const { reads = [], person } = response.json<SignInResponse>();
      expect(reads.map(({ url }) => url)).toEqual([`/api/projects/${open}`, '/api/people/currentPerson']);
      expect(reads[1]?.body).toEqual(person);
    }
  });

  test('whatever is to be read, the session begins', async () => {
    const strange = ['', 'nothing', '/api/%', '/api/permissionByActionOnResource', '\0', ...urls()].map(
      String,
    );
    const signedIn = await signIn(queryOf(...strange));
    expect(signedIn.statusCode).toBe(200);
    expect(signedIn.json<SignInResponse>().reads).toHaveLength(2);
  });

  test('that it begins, or goes on, is not noted a second time for what is read', async () => {
    const read = queryOf('/api/permissions');
    let cookie = '';
    const begin = async (query: string) => {
      cookie = cookieOf(await signIn(query));
    };
    const renew = async (query: string) => {
      const headers = { cookie };
      cookie = cookieOf(await tracker.app.inject({ method: 'POST', url: `/auth/refresh?${query}`, headers }));
    };
    for (const call of [begin, renew]) {
      const without = await statementsOf(() => call(''));
      // Who reads is looked up.
      expect(await statementsOf(() => call(read))).toBe(without + 1);
    }
  });

  test('who is refused reads nothing', async () => {
    const refused = await tracker.app.inject({
      method: 'POST',
      url: `/auth/signin?${queryOf(...urls())}`,
      payload: { userName: 'jo@lab.example', password: 'another', session: 'cookie' },
    });
    expect(refused.statusCode).toBe(401);
    expect(refused.body).not.toContain(open);
  });
});
