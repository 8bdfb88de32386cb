/** @jest-environment jest-fixed-jsdom */
import { forgetRegistry } from '../federation/registry-store.ts';
import { INTERVAL, PAUSE, watchVersions } from './watch-versions.ts';

const entry = { name: 'remote-x', version: '1.0.0', contract: 1, entry: 'x', prefixes: ['/x'] };
const registry = (version: string, shell?: string) => ({
  ...(shell === undefined ? {} : { shell: { version: shell } }),
  remotes: [{ ...entry, version }],
});
const site = jest.spyOn(globalThis, 'fetch');
const siteRuns = (content: object) => site.mockImplementation(async () => Response.json(content));

const told = jest.fn();
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  site.mockReset();
  told.mockReset();
  siteRuns(registry('1.0.0'));
  forgetRegistry();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** A page that has looked once, so that it knows its own registry. */
async function open(): Promise<void> {
  stop = watchVersions(told);
  await jest.advanceTimersByTimeAsync(INTERVAL);
  expect(told.mock.calls).toEqual([['']]);
  told.mockReset();
  site.mockClear();
}

function show(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a page requests the current registry every five minutes', async () => {
  await open();
  siteRuns(registry('1.1.0'));
  await jest.advanceTimersByTimeAsync(INTERVAL);
  expect(told.mock.calls).toEqual([['remote-x 1.1.0']]);
  expect(site).toHaveBeenCalledWith(
    new URL('http://localhost/federation.json'),
    expect.objectContaining({ cache: 'no-store' }),
  );
});

test('another shell counts as well', async () => {
  await open();
  siteRuns(registry('1.0.0', '99.0.0'));
  await jest.advanceTimersByTimeAsync(INTERVAL);
  expect(told.mock.calls).toEqual([['shell 99.0.0']]);
});

test('returning to the page requests it too, but not every time; a hidden page does not', async () => {
  await open();
  show('hidden');
  await jest.advanceTimersByTimeAsync(2 * INTERVAL);
  expect(site).not.toHaveBeenCalled();
  show('visible');
  await jest.advanceTimersByTimeAsync(PAUSE / 2);
  show('visible');
  await jest.advanceTimersByTimeAsync(1);
  expect(site).toHaveBeenCalledTimes(1);
});

test('a site that does not respond reports no difference', async () => {
  await open();
  site.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await jest.advanceTimersByTimeAsync(INTERVAL);
  site.mockResolvedValueOnce(new Response('', { status: 503 }));
  await jest.advanceTimersByTimeAsync(INTERVAL);
  expect(told).not.toHaveBeenCalled();
});
