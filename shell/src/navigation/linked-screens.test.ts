/** @jest-environment jest-fixed-jsdom */
import type { RegistryEntry } from 'shared/remote';
import { pageRegistry } from '../federation/registry-store.ts';
import { preloadLinkedScreens } from './linked-screens.ts';
import { prepareCode } from './prepare-address.ts';

jest.mock('../federation/registry-store.ts', () => ({ pageRegistry: jest.fn() }));
jest.mock('./prepare-address.ts', () => ({ prepareCode: jest.fn() }));

const facts = { version: '1.0.0', contract: 1, entry: 'remoteEntry.js', isOnTrial: false };
const screen = (path: string) => ({ screen: path, urls: [], files: { [`static${path}.js`]: 'sha384-a' } });
const PROJECTS = ['/projects', '/projects/:tpn', '/projects/:tpn/history', '/genes/:symbol'];
const remotes: (RegistryEntry & { isOnTrial: boolean })[] = [
  { ...facts, name: 'remote-projects', prefixes: ['/projects', '/genes'], reads: PROJECTS.map(screen) },
  { ...facts, name: 'remote-plans', prefixes: ['/projects/:tpn/plans'], reads: [] },
];

const prepared = () => jest.mocked(prepareCode).mock.calls.map(([pathname]) => pathname);

function show(...links: string[]): void {
  const anchors = links.map((href) => `<a href="${href}">a link</a>`).join('');
  document.body.innerHTML = `<header><a href="#/projects">Projects</a></header><main>${anchors}</main>`;
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(pageRegistry).mockResolvedValue({ remotes });
  jest.mocked(prepareCode).mockResolvedValue();
});

test('each screen that the shown one links is fetched once, with the first of its addresses', async () => {
  show(
    '#/projects/TPN:1?tab=a',
    '#/genes/Cib2',
    '#/projects/TPN:2',
    '#/genes/Egr2',
    '#/projects/TPN:1/plans/PIN:1',
  );
  await preloadLinkedScreens();
  expect(prepared()).toEqual(['/projects/TPN:1', '/genes/Cib2', '/projects/TPN:1/plans/PIN:1']);
});

test('links of the frame, of other sites and to nowhere are left alone', async () => {
  show('https://other.example/', '#main', '#/nowhere');
  await preloadLinkedScreens();
  expect(prepared()).toEqual([]);
});

test('the first four screens are fetched, each when the one before is there', async () => {
  let arrive = () => {};
  jest.mocked(prepareCode).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  show(
    '#/projects',
    '#/projects/TPN:1',
    '#/projects/TPN:1/history',
    '#/genes/Cib2',
    '#/projects/TPN:1/plans/PIN:1',
  );
  const done = preloadLinkedScreens();
  await Promise.resolve();
  await Promise.resolve();
  expect(prepared()).toEqual(['/projects']);
  arrive();
  await done;
  expect(prepared()).toEqual(['/projects', '/projects/TPN:1', '/projects/TPN:1/history', '/genes/Cib2']);
});

test('nothing is fetched ahead by somebody who spares data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  show('#/projects');
  await preloadLinkedScreens();
  expect(prepared()).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});
