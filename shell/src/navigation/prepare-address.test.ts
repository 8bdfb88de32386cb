/** @jest-environment jest-fixed-jsdom */
import { prefetchResource, prefetchResources } from 'shared/api';
import { lazyRoute, type RegistryEntry } from 'shared/remote';
import { sessionStore } from 'shared/session';
import { preloadRemote, preloadScreen } from '../federation/remote-loader.ts';
import { pageRegistry } from '../federation/registry-store.ts';
import { prepareAddress, prepareAhead, readsOfSignedIn } from './prepare-address.ts';

jest.mock('shared/api', () => ({
  ...jest.requireActual<object>('shared/api'),
  prefetchResource: jest.fn(),
  prefetchResources: jest.fn(),
}));
jest.mock('../federation/registry-store.ts', () => ({ pageRegistry: jest.fn() }));
jest.mock('../federation/remote-loader.ts', () => ({ preloadRemote: jest.fn(), preloadScreen: jest.fn() }));
jest.mock('../own-screens.tsx', () => ({ OWN_SCREENS: [] }));

const reading = jest.mocked(prefetchResources);
const readingOnce = jest.mocked(prefetchResource);
const loading = jest.mocked(preloadRemote);

const remote: RegistryEntry = {
  name: 'remote-plans',
  version: '1.0.0',
  contract: 1,
  entry: 'mf-manifest.json',
  prefixes: ['/plans'],
  reads: [
    {
      screen: '/plans/:pin',
      urls: ['/api/plans/:pin'],
      signedIn: ['/api/permission'],
      once: ['/api/conf'],
      files: { 'static/plan.js': 'sha384-a' },
      modules: ['shared/ui-forms'],
    },
  ],
};
const never = new Promise<never>(() => {});
const [loadPlan, loadOther] = [jest.fn(), jest.fn()];
const screenOf = (preload: () => Promise<void>) => ({ Screen: () => null, preload });

const toPlan = (search = '') => ({ pathname: '/plans/PIN:1', search });

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.mocked(pageRegistry).mockResolvedValue({ remotes: [{ ...remote, isOnTrial: false }] });
  loading.mockResolvedValue([
    lazyRoute('/plans/:pin', screenOf(loadPlan)),
    lazyRoute('/plans/:pin/history', screenOf(loadOther)),
    { path: '/plans/old', element: null },
  ]);
  reading.mockResolvedValue();
  readingOnce.mockResolvedValue();
  sessionStore.setState({ status: 'anonymous' });
});
afterEach(() => jest.useRealTimers());

test('the screen of the address is loaded, and no other', async () => {
  await prepareAddress(toPlan());
  expect(loadPlan).toHaveBeenCalledTimes(1);
  expect(loadOther).not.toHaveBeenCalled();
});

test('data are requested while the code is on its way', async () => {
  loading.mockReturnValue(never);
  void prepareAddress(toPlan());
  await jest.advanceTimersByTimeAsync(0);
  expect(reading.mock.calls).toEqual([[['/api/plans/PIN:1']]]);
  expect(readingOnce.mock.calls).toEqual([['/api/conf', { once: true }]]);
});

test('what the screen is made of is requested while its area is on its way', async () => {
  loading.mockReturnValue(never);
  void prepareAhead(toPlan());
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.mocked(preloadScreen).mock.calls).toEqual([
    [
      expect.objectContaining({ name: 'remote-plans' }),
      { files: { 'static/plan.js': 'sha384-a' }, modules: ['shared/ui-forms'] },
    ],
  ]);
});

test('people who are signed in read what only they do', async () => {
  sessionStore.setState({ status: 'signedIn' });
  await prepareAddress(toPlan());
  expect(reading.mock.calls).toEqual([[['/api/plans/PIN:1', '/api/permission']]]);
});

test('data that take long are not waited for', async () => {
  reading.mockReturnValue(never);
  const ready = jest.fn();
  void prepareAddress(toPlan()).then(ready);
  await jest.advanceTimersByTimeAsync(399);
  expect(ready).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ready).toHaveBeenCalled();
});

test('ahead, code is loaded and what is the same for everybody is read', async () => {
  sessionStore.setState({ status: 'signedIn' });
  await prepareAhead(toPlan());
  expect(loadPlan).toHaveBeenCalled();
  expect(reading).not.toHaveBeenCalled();
  expect(readingOnce.mock.calls).toEqual([['/api/conf', { once: true }]]);
});

test('what only people read who are signed in waits until it is known who is there', async () => {
  sessionStore.setState({ status: 'unknown', person: null });
  const ready = jest.fn();
  void prepareAddress(toPlan()).then(ready);
  await jest.advanceTimersByTimeAsync(100);
  expect([reading, ready, readingOnce].map((mock) => mock.mock.calls.length)).toEqual([0, 0, 1]);
  sessionStore.setState({ status: 'signedIn' });
  await jest.advanceTimersByTimeAsync(0);
  expect(reading.mock.calls).toEqual([[['/api/plans/PIN:1', '/api/permission']]]);
  expect(ready).toHaveBeenCalled();
});

test('what somebody will read who is about to sign in', async () => {
  expect(await readsOfSignedIn(toPlan())).toEqual(['/api/plans/PIN:1', '/api/permission']);
  expect(await readsOfSignedIn({ pathname: '/elsewhere', search: '' })).toEqual([]);
});

test.each([
  ['a registry that cannot be read', () => jest.mocked(pageRegistry).mockRejectedValue(new Error('offline'))],
  ['a remote that cannot be loaded', () => loading.mockResolvedValue([])],
  ['a route of a remote that gives no way to load it', () => undefined],
])('%s is for the screen to show', async (_what, fail) => {
  fail();
  await expect(prepareAddress({ pathname: '/plans/old', search: '' })).resolves.toBeUndefined();
});
