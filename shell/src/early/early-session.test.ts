/** @jest-environment jest-fixed-jsdom */
import { readsOf } from '../navigation/reads-of.ts';
import { open, remotes, requested } from './testing/open-page.ts';

const request = ([address, init]: unknown[]) => {
  const { method = 'GET', headers }: RequestInit = Object(init);
  const authorization = new Headers(headers).get('Authorization');
  return [method, String(address).replace('http://localhost', ''), authorization];
};
const openSignedIn = async (hash: string, settings = {}) => {
  localStorage.setItem('session.present', '1');
  const { files } = await open(hash, { session: Response.json({ accessToken: 'T' }), ...settings });
  await jest.advanceTimersByTimeAsync(0);
  return { requests: requested.mock.calls.map(request), files };
};
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

/** What a screen reads, and the address that renews the session and reads it. */
const readsAt = (address: string) => {
  const plans = remotes.find(({ name }) => name === 'remote-plans');
  if (!plans) throw new Error('There is no area of plans.');
  const { own, once } = readsOf(plans, { pathname: address, search: '' }, { isSignedIn: true });
  return { own, once, renewal: `/auth/refresh?${new URLSearchParams(own.map((url) => ['read', url]))}` };
};
const PLAN = '/projects/TPN:1/production-plan/PIN:2';

test('gets the session together with what the screen reads, and beside it what is the same for everybody', async () => {
  const session = Response.json({ accessToken: 'T', person: { email: 'jo@lab.example' }, reads: [] });
  const { requests } = await openSignedIn(`#${PLAN}`, { session });
  const { once, renewal } = readsAt(PLAN);
  expect(requests).toEqual([['POST', renewal, null], ...once.map((url) => ['GET', url, null])]);
  for (const url of once)
    expect(globalThis.earlyResponses?.get(`GET http://localhost${url}`)?.token).toBeUndefined();
});

test('a server of former times is asked with the token who they are and for what the screen reads', async () => {
  const { requests } = await openSignedIn(`#${PLAN}`);
  const { own, once } = readsAt(PLAN);
  expect(requests.slice(1 + once.length)).toEqual([
    ['GET', '/api/people/currentPerson', 'Bearer T'],
    ...own.map((url) => ['GET', url, 'Bearer T']),
  ]);
});

test('who they are is not asked where the session says so', async () => {
  const session = Response.json({ accessToken: 'T', person: { email: 'jo@lab.example' } });
  const { requests } = await openSignedIn('#/', { session, registry: { remotes: [] } });
  expect(requests.map(([, address]) => address)).toEqual(['/auth/refresh']);
});

test('nothing is read as somebody without a session', async () => {
  const refused = new Response('{}', { status: 401 });
  const { requests } = await openSignedIn(`#${PLAN}`, { session: refused });
  const { once, renewal } = readsAt(PLAN);
  expect(requests).toEqual([['POST', renewal, null], ...once.map((url) => ['GET', url, null])]);
});

describe('alone among all tabs', () => {
  let locked: jest.Mock;
  let grant: () => void;
  const calls = () => requested.mock.calls.map(([address]) => String(address));

  beforeEach(() => {
    const isFree = new Promise<void>((resolve) => (grant = resolve));
    locked = jest.fn((_name: string, work: () => Promise<unknown>) => isFree.then(work));
    Object.assign(navigator, { locks: { request: locked } });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  test('the session is requested at once, and other tabs wait until it is there', async () => {
    let respond: (session: Response) => void = () => {};
    await openSignedIn('#/nowhere', { session: new Promise((resolve) => (respond = resolve)) });
    expect(calls()).toEqual(['http://localhost/auth/refresh']);
    expect(localStorage.getItem('session.busy')).toBe(String(Date.now()));
    grant();
    const letGo = jest.fn();
    const held = locked.mock.results[0]?.value.then(letGo);
    await jest.advanceTimersByTimeAsync(0);
    expect(letGo).not.toHaveBeenCalled();
    respond(Response.json({ accessToken: 'T', person: {}, reads: [] }));
    await held;
    expect(letGo).toHaveBeenCalled();
    expect(localStorage.getItem('session.busy')).toBeNull();
    expect(calls()).toHaveLength(1);
  });

  test('while another tab works on the session it waits for that', async () => {
    localStorage.setItem('session.busy', String(Date.now() - 14_000));
    await openSignedIn('#/nowhere');
    expect(calls()).toEqual([]);
    expect([...(globalThis.earlyResponses?.keys() ?? [])]).toEqual(['POST http://localhost/auth/refresh']);
    grant();
    await jest.advanceTimersByTimeAsync(0);
    expect(calls()).toContain('http://localhost/auth/refresh');
    expect(locked).toHaveBeenCalledWith('session', expect.anything());
  });

  test('a tab that was closed over it is not waited for', async () => {
    localStorage.setItem('session.busy', String(Date.now() - 16_000));
    await openSignedIn('#/nowhere');
    expect(calls()).toContain('http://localhost/auth/refresh');
  });
});

test('the session is requested before the code, which cannot run yet', async () => {
  const filesBefore: number[] = [];
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
    if (key === 'session.busy') filesBefore.push(document.head.querySelectorAll('link').length);
  });
  localStorage['session.present'] = '1';
  await open('#/');
  expect(filesBefore).toEqual([0]);
  expect(document.head.querySelectorAll('link').length).toBeGreaterThan(0);
  setItem.mockRestore();
});

test('where the browser keeps nothing for the site, the code is requested all the same', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const { files } = await open('#/');
  expect(files.length).toBeGreaterThan(0);
  jest.restoreAllMocks();
});

test('a session is not taken up that is over because nobody was there', async () => {
  localStorage.setItem('session.activity', String(Date.now() - 60 * 60_000));
  expect((await openSignedIn('#/', { idleMinutes: 60 })).requests).toEqual([]);
  expect((await openSignedIn('#/', { idleMinutes: 61 })).requests).not.toEqual([]);
  expect((await openSignedIn('#/', { idleMinutes: 0 })).requests).not.toEqual([]);
});

test('the session is requested at an address that no area has declared, and beside a canary', async () => {
  const staged = { remotes: remotes.map((remote) => ({ ...remote, staged: {} })) };
  for (const settings of [{ registry: { remotes: [] } }, { registry: staged }]) {
    const { requests, files } = await openSignedIn('#/', settings);
    expect(requests.map(([, address]) => address)).toEqual(['/auth/refresh', '/api/people/currentPerson']);
    expect(files).toEqual([]);
  }
});

test('where the session is one of the existing tracker, nothing', async () => {
  expect((await openSignedIn('#/', { sessionMode: 'storage' })).requests).toEqual([]);
});
