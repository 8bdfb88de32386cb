import { loadRemote } from '@module-federation/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { RegistryEntry } from 'shared/remote';
import { Page } from 'shared/ui';
import { useResource } from 'shared/api';
import { http, HttpResponse, startTestServer } from 'shared/testing';
import { renderSite } from '../testing/render-site.tsx';

jest.mock('@module-federation/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
  registerPlugins: jest.fn(),
}));
jest.mock('./with-retry.ts', () => ({ withRetry: (action: () => Promise<unknown>) => action() }));
const loading = jest.mocked(loadRemote);
const server = startTestServer();

let count = 0;
function theRemote(name: string, prefixes: string[]): RegistryEntry {
  count += 1;
  const version = `1.0.${count}`;
  return {
    name,
    version,
    contract: 1,
    title: name.replace('remote-', 'Area '),
    entry: `${name}.json`,
    prefixes,
  };
}
/** What the containers expose, by container name. */
function containers(screens: Record<string, { path: string; element: ReactNode }[]>) {
  loading.mockImplementation(async (id: string) => {
    const name = id.replace('/remote', '');
    const routes = screens[name];
    if (!routes) throw new Error(`${name} is down`);
    return { default: { name: name.replace('_', '-'), version: '1.0.0', contract: 1, routes } };
  });
}

const reported = jest.fn();
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(globalThis, { reportError: reported });
  reported.mockReset();
  loading.mockReset();
});

test('an address leads to the screen of its remote, and the page names the version', async () => {
  const remotes = [theRemote('remote-a', ['/a']), theRemote('remote-b', ['/a/:id/b'])];
  containers({
    remote_a: [{ path: '/a', element: 'screen a' }],
    remote_b: [{ path: '/a/:id/b', element: 'screen b' }],
  });
  const site = await renderSite({ route: '/a', remotes });
  const area = await screen.findByText('screen a');
  expect(area).toHaveAttribute('data-remote', 'remote-a');
  expect(area).toHaveAttribute('data-remote-version', '1.0.0');
  await site.goTo('/a/7/b');
  expect(await screen.findByText('screen b')).toHaveAttribute('data-remote', 'remote-b');
});

test('an address below a remote that it knows nothing of is not found', async () => {
  containers({ remote_a: [{ path: '/a', element: 'screen a' }] });
  jest.spyOn(console, 'log').mockImplementation(() => {});
  await renderSite({ route: '/a/nothing', remotes: [theRemote('remote-a', ['/a'])] });
  expect(await screen.findByRole('heading', { name: 'We are sorry' })).toBeVisible();
});

test('a remote that is down leaves header and other areas working, and comes back on "Try again"', async () => {
  const remotes = [theRemote('remote-a', ['/a']), theRemote('remote-b', ['/b'])];
  containers({ remote_b: [{ path: '/b', element: 'screen b' }] });
  const site = await renderSite({ route: '/a', remotes });
  expect(await screen.findByText('Area a could not be loaded.')).toBeVisible();
  expect(screen.getByText(`remote-a ${remotes[0]?.version} (load): remote_a is down`)).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  const told = expect.objectContaining({ name: 'remote-a', version: remotes[0]?.version });
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ remote: told, kind: 'load' }));

  await site.goTo('/b');
  expect(await screen.findByText('screen b')).toBeVisible();
  await site.goTo('/a');
  const card = await screen.findByText('Area a could not be loaded.');
  expect(card).toBeVisible();

  containers({ remote_a: [{ path: '/a', element: 'screen a' }] });
  await act(() => site.user.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('screen a')).toBeVisible();
});

test('coming back to an area that was down tries again by itself', async () => {
  const remotes = [theRemote('remote-a', ['/a'])];
  containers({});
  jest.spyOn(console, 'log').mockImplementation(() => {});
  const site = await renderSite({ route: '/a', remotes });
  await screen.findByText('Area a could not be loaded.');
  await site.goTo('/elsewhere');
  await screen.findByRole('heading', { name: 'We are sorry' });
  containers({ remote_a: [{ path: '/a', element: 'screen a' }] });
  await site.goTo('/a');
  expect(await screen.findByText('screen a')).toBeVisible();
});

test('the screen before stays until an area is loaded, then the keyboard arrives at its heading', async () => {
  const remotes = [theRemote('remote-a', ['/reports'])];
  let response: (module: unknown) => void = () => {};
  loading.mockReturnValue(new Promise((resolve) => (response = resolve)));
  jest.spyOn(console, 'log').mockImplementation(() => {});
  const site = await renderSite({ route: '/nowhere', remotes });
  await site.user.click(screen.getByRole('link', { name: 'Area a' }));
  expect(screen.getByRole('heading', { name: 'We are sorry' })).toBeVisible();
  expect(await screen.findByText('Loading the next page…')).toBeInTheDocument();

  const routes = [{ path: '/reports', element: <Page title="Screen a">content</Page> }];
  await act(async () => response({ default: { name: 'remote-a', version: '1.0.0', contract: 1, routes } }));
  expect(await screen.findByRole('heading', { name: 'Screen a' })).toHaveFocus();
  expect(screen.queryByText('Loading the next page…')).toBeNull();
});

test('a screen that breaks is shown with its remote, and another screen of the same remote works', async () => {
  const Broken = () => {
    throw new Error('x is undefined');
  };
  const remotes = [theRemote('remote-a', ['/a'])];
  containers({
    remote_a: [
      { path: '/a/broken', element: <Broken /> },
      { path: '/a/fine', element: 'fine' },
    ],
  });
  const site = await renderSite({ route: '/a/broken', remotes });
  const card = (await screen.findByText('Area a stopped working.')).closest('section');
  expect(card).toHaveAttribute('data-remote-failure', 'remote-a');
  expect(card).toHaveAttribute('data-failure', 'render');
  await site.goTo('/a/fine');
  expect(await screen.findByText('fine')).toBeVisible();
});

test('a remote built for another contract is explained, and offers no attempt that cannot help', async () => {
  await renderSite({ route: '/a', remotes: [{ ...theRemote('remote-a', ['/a']), contract: 99 }] });
  const card = (await screen.findByText('Area a does not fit this page.')).closest('section');
  expect(card).toHaveTextContent('built for interface 99 of the site');
  const buttons = within(card ?? document.body).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Reload the page']);
  await waitFor(() => expect(document.title).toBe('Area a – Gene Targeting Tracker'));
});

/** What the site says is live, whenever it is asked. */
function serveRegistry(remotes: RegistryEntry[]): void {
  server.use(http.get('*/federation.json', () => HttpResponse.json({ remotes })));
}

test('an area that was down comes back by itself when the line does', async () => {
  containers({});
  const remotes = [theRemote('remote-a', ['/a'])];
  serveRegistry(remotes);
  await renderSite({ route: '/a', remotes });
  await screen.findByText('Area a could not be loaded.');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Area a could not be loaded.')).toBeVisible();
  containers({ remote_a: [{ path: '/a', element: 'screen a' }] });
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('screen a')).toBeVisible();
});

test('a version that breaks gives place to the one that was rolled back to, and nothing else of the page changes', async () => {
  const Broken = () => {
    throw new Error('x is undefined');
  };
  const [bad, good] = [theRemote('remote-a', ['/a']), theRemote('remote-a', ['/a'])];
  containers({ remote_a: [{ path: '/a', element: <Broken /> }] });
  serveRegistry([bad]);
  const site = await renderSite({ route: '/a', remotes: [bad] });
  await screen.findByText('Area a stopped working.');
  const header = screen.getByRole('banner');

  loading.mockImplementation(async () => ({
    default: {
      name: 'remote-a',
      version: good.version,
      contract: 1,
      routes: [{ path: '/a', element: 'screen a' }],
    },
  }));
  serveRegistry([good]);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('screen a')).toHaveAttribute('data-remote-version', good.version);
  expect(screen.getByRole('banner')).toBe(header);
  await site.goTo('/elsewhere');
  await site.goTo('/a');
  expect(await screen.findByText('screen a')).toBeVisible();
});

test('an area is taken in the version that is live by now as soon as it fails', async () => {
  const [old, live] = [theRemote('remote-a', ['/a']), theRemote('remote-a', ['/a'])];
  serveRegistry([live]);
  loading.mockRejectedValueOnce(new Error('404'));
  loading.mockResolvedValue({
    default: {
      name: 'remote-a',
      version: live.version,
      contract: 1,
      routes: [{ path: '/a', element: 'screen a' }],
    },
  });
  await renderSite({ route: '/a', remotes: [old] });
  expect(await screen.findByText('screen a')).toHaveAttribute('data-remote-version', live.version);
});

test('"Try again" reads again what the area had read: a bad response is not shown twice', async () => {
  const Screen = () => {
    const { data } = useResource<string[]>('/api/list');
    return <p>{data?.map((text) => text.toUpperCase())}</p>;
  };
  containers({ remote_a: [{ path: '/a', element: <Screen /> }] });
  server.use(http.get('*/api/list', () => HttpResponse.json({ not: 'a list' })));
  const site = await renderSite({ route: '/a', remotes: [theRemote('remote-a', ['/a'])] });
  await screen.findByText('Area a stopped working.');
  server.use(http.get('*/api/list', () => HttpResponse.json(['one'])));
  await act(() => site.user.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('ONE')).toBeVisible();
  expect(screen.queryByText('Area a stopped working.')).not.toBeInTheDocument();
});

test.each([
  ['an entry of it is damaged', [{ name: 'remote-a', version: '1.0.0' }]],
  ['it is empty', []],
])('an address is not called unknown where the registry may lack its area: %s', async (_case, remotes) => {
  const site = await renderSite({ route: '/a', remotes });
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  containers({ remote_a: [{ path: '/a', element: 'screen a' }] });
  server.use(
    http.get('*/federation.json', () => HttpResponse.json({ remotes: [theRemote('remote-a', ['/a'])] })),
  );
  await act(() => site.user.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('screen a')).toBeVisible();
});
