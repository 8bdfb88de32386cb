/** @jest-environment jest-fixed-jsdom */
import type { RegistryEntry } from 'shared/remote';
import { createMemoryRouter } from 'shared/router/test-support';
import { sessionStore } from 'shared/session';
import { aPerson } from 'shared/testing';
import { pageRegistry } from '../federation/registry-store.ts';
import { followNextScreens } from './next-screens.ts';
import { prepareAhead } from './prepare-address.ts';

jest.mock('../federation/registry-store.ts', () => ({ pageRegistry: jest.fn() }));
jest.mock('./prepare-address.ts', () => ({ prepareAhead: jest.fn() }));

const facts = { version: '1.0.0', contract: 1, entry: 'remoteEntry.js', isOnTrial: false };
const screen = (path: string) => ({ screen: path, urls: [], files: { [`static${path}.js`]: 'sha384-a' } });
const PROJECTS = ['/projects', '/projects/:tpn', '/projects/:tpn/history', '/genes/:symbol'];
const remotes: (RegistryEntry & { isOnTrial: boolean })[] = [
  { ...facts, name: 'remote-projects', prefixes: ['/projects', '/genes'], reads: PROJECTS.map(screen) },
  { ...facts, name: 'remote-plans', prefixes: ['/projects/:tpn/plans'], reads: [] },
];
const withMenu: typeof remotes = [
  ...remotes,
  {
    ...facts,
    name: 'remote-reports',
    prefixes: ['/reports', '/work'],
    links: [
      { in: 'menu', label: 'Reports', to: '/reports', preload: true },
      { in: 'menu', label: 'Later', to: '/reports/later' },
      { in: 'menu', label: 'My work', to: '/work', for: ['signedIn'], preload: true },
    ],
  },
];

const prepared = () =>
  jest.mocked(prepareAhead).mock.calls.map(([{ pathname, search }]) => `${pathname}${search}`);

function show(...links: string[]): void {
  const anchors = links.map((href) => `<a href="${href}">a link</a>`).join('');
  document.body.innerHTML = `<header><a href="#/projects">Projects</a></header><main>${anchors}</main>`;
}

const router = (address = '/projects') =>
  createMemoryRouter([{ path: '*', element: null }], { initialEntries: [address] });

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.mocked(pageRegistry).mockResolvedValue({ remotes });
  jest.mocked(prepareAhead).mockResolvedValue();
});

afterEach(() => jest.useRealTimers());

test('each screen that the shown one links is fetched once, with the first of its addresses', async () => {
  show(
    '#/projects/TPN:1?tab=a',
    '#/genes/Cib2',
    '#/projects/TPN:2',
    '#/genes/Egr2',
    '#/projects/TPN:1/plans/PIN:1',
  );
  followNextScreens(router());
  await jest.advanceTimersByTimeAsync(0);
  expect(prepared()).toEqual(['/projects/TPN:1?tab=a', '/genes/Cib2', '/projects/TPN:1/plans/PIN:1']);
});

test('links of the frame, of other sites and to nowhere are left alone', async () => {
  show('https://other.example/', '#main', '#/nowhere');
  followNextScreens(router());
  await jest.advanceTimersByTimeAsync(0);
  expect(prepared()).toEqual([]);
});

test('the first four screens are fetched, each when the one before is there', async () => {
  let arrive = () => {};
  jest.mocked(prepareAhead).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  show(
    '#/projects',
    '#/projects/TPN:1',
    '#/projects/TPN:1/history',
    '#/genes/Cib2',
    '#/projects/TPN:1/plans/PIN:1',
  );
  followNextScreens(router());
  await jest.advanceTimersByTimeAsync(0);
  expect(prepared()).toEqual(['/projects']);
  arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(prepared()).toEqual(['/projects', '/projects/TPN:1', '/projects/TPN:1/history', '/genes/Cib2']);
});

test('no further screen is fetched once somebody goes on', async () => {
  let arrive = () => {};
  jest.mocked(prepareAhead).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  show('#/projects', '#/projects/TPN:1');
  const slow = { path: '/slow', element: null, loader: () => new Promise<null>(() => {}) };
  const site = createMemoryRouter([slow, { path: '*', element: null }], { initialEntries: ['/projects'] });
  followNextScreens(site);
  await jest.advanceTimersByTimeAsync(0);
  void site.navigate('/slow');
  arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(prepared()).toEqual(['/projects']);
});

test('what a later screen links is fetched once the page is quiet again, and not for another query', async () => {
  show('#/projects');
  const site = router();
  followNextScreens(site);
  await jest.advanceTimersByTimeAsync(0);
  show('#/genes/Cib2');
  await site.navigate('/projects?page=1');
  await jest.advanceTimersByTimeAsync(2000);
  expect(prepared()).toEqual(['/projects']);
  await site.navigate('/projects/TPN:1');
  expect(prepared()).toEqual(['/projects']);
  await jest.advanceTimersByTimeAsync(2000);
  expect(prepared()).toEqual(['/projects', '/genes/Cib2']);
});

test.each([
  ['/login', '/'],
  ['/login?returnUrl=/projects/TPN:1?tab=a', '/projects/TPN:1?tab=a'],
])('%s leads to %s', async (address, next) => {
  show();
  followNextScreens(router(address));
  await jest.advanceTimersByTimeAsync(0);
  expect(prepared()).toEqual([next]);
});

test('without a registry nothing is fetched', async () => {
  jest.mocked(pageRegistry).mockRejectedValue(new Error('no registry'));
  show('#/projects');
  followNextScreens(router());
  await jest.advanceTimersByTimeAsync(0);
  expect(prepared()).toEqual([]);
});

describe('the menu', () => {
  beforeEach(() => jest.mocked(pageRegistry).mockResolvedValue({ remotes: withMenu }));
  afterEach(() => sessionStore.setState({ status: 'unknown', person: null }));

  test('leads visitors to what is to be there at once, after the login page and what the screen links', async () => {
    sessionStore.setState({ status: 'anonymous', person: null });
    show('#/genes/Cib2');
    followNextScreens(router());
    await jest.advanceTimersByTimeAsync(0);
    expect(prepared()).toEqual(['/login', '/genes/Cib2', '/reports']);
  });

  test('is followed again when somebody signs in', async () => {
    show();
    followNextScreens(router());
    await jest.advanceTimersByTimeAsync(0);
    expect(prepared()).toEqual(['/reports']);
    sessionStore.setState({ status: 'signedIn', person: aPerson() });
    await jest.advanceTimersByTimeAsync(2000);
    expect(prepared()).toContain('/work');
  });
});
