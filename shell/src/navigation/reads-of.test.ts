import type { RegistryEntry } from 'shared/remote';
import { codeOf, readsOf } from './reads-of.ts';

const remote: RegistryEntry = {
  name: 'remote-plans',
  version: '1.0.0',
  contract: 1,
  entry: 'mf-manifest.json',
  prefixes: ['/projects/:tpn/plans'],
  reads: [
    { screen: '/projects/:tpn', urls: ['/api/projects/:tpn'] },
    { screen: '/projects/creation', urls: ['/api/nothing'] },
    { screen: '/projects/:tpn?tab=:tab', urls: ['/api/projects/:tpn', '/api/tabs?name=:tab'] },
    {
      screen: '/projects/:tpn/plans/:pin',
      urls: ['/api/plans/:pin', '/api/outcomes?plan=:pin&size=20'],
      signedIn: ['/api/permission?id=:pin'],
      once: ['/api/conf'],
    },
  ],
};

const reads = (pathname: string, { search = '', isSignedIn = false } = {}) =>
  readsOf(remote, { pathname, search }, { isSignedIn }).own;

test('names what a screen reads, with the identifiers of its address', () => {
  expect(reads('/projects/TPN:1/plans/PIN:2')).toEqual([
    '/api/plans/PIN:2',
    '/api/outcomes?plan=PIN%3A2&size=20',
  ]);
});

test('people who are signed in read more', () => {
  expect(reads('/projects/TPN:1/plans/PIN:2', { isSignedIn: true })).toContain('/api/permission?id=PIN%3A2');
});

test('the closest screen counts, as among routes', () => {
  expect(reads('/projects/creation')).toEqual(['/api/nothing']);
  expect(reads('/projects/TPN:1')).toEqual(['/api/projects/TPN:1']);
});

test.each([['/projects/TPN:1/history'], ['/elsewhere']])('nothing is declared for %s', (pathname) => {
  expect(reads(pathname)).toEqual([]);
});

test('an address with a declared query has its parameters in what is read', () => {
  expect(reads('/projects/TPN:1', { search: '?tab=a+b' })).toEqual([
    '/api/projects/TPN:1',
    '/api/tabs?name=a%20b',
  ]);
});

test.each(['?page=2', '?tab=a&page=2', '?tab=a&tab=b'])(
  'what an address with another query reads is for its screen to say: %s',
  (search) => {
    expect(reads('/projects/TPN:1', { search })).toEqual([]);
  },
);

test('whatever stands in an address, it stays one part of the path', () => {
  expect(reads('/projects/a%2Fb%3Fc')).toEqual(['/api/projects/a%2Fb%3Fc']);
});

test('a remote of former times declares nothing', () => {
  expect(
    readsOf(
      { ...remote, reads: undefined },
      { pathname: '/projects/TPN:1', search: '' },
      { isSignedIn: false },
    ),
  ).toEqual({ own: [], once: [] });
});

test('what is the same for everybody is named apart', () => {
  const address = { pathname: '/projects/TPN:1/plans/PIN:2', search: '' };
  expect(readsOf(remote, address, { isSignedIn: false }).once).toEqual(['/api/conf']);
});

describe('what a screen is made of', () => {
  const code = { files: { 'static/plan.js': 'sha384-a' }, modules: ['shared/ui-forms'] };
  const none = { files: {}, modules: [] };
  const withCode = {
    ...remote,
    reads: remote.reads?.map((reads, index) => (index === 3 ? { ...reads, ...code } : reads)),
  };

  test('is that of the screen at the address', () => {
    expect(codeOf(withCode, '/projects/TPN:1/plans/PIN:2')).toEqual(code);
    expect(codeOf(withCode, '/projects/TPN:1')).toEqual(none);
  });

  test('is nothing where a release names nothing, or no screen', () => {
    expect(codeOf({ ...remote, reads: undefined }, '/projects/TPN:1')).toEqual(none);
    expect(codeOf(withCode, '/nowhere')).toEqual(none);
  });
});
