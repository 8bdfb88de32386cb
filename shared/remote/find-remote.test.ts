import { findRemote } from './find-remote.ts';
import type { Registry } from './registry.ts';

const remote = (name: string, prefixes: string[]) => ({
  name,
  version: '1.0.0',
  contract: 1,
  entry: 'x.json',
  prefixes,
});

const registry: Registry = {
  remotes: [
    remote('search', ['/', '/search']),
    remote('projects', ['/projects', '/projects/project-creation']),
    remote('plans', ['/plan', '/projects/:tpn/production-plan', '/projects/:tpn/plans']),
    remote('any-project', ['/projects/:tpn']),
  ],
};

test.each([
  ['/', 'search'],
  ['', 'search'],
  ['/search', 'search'],
  ['/search/', 'search'],
  ['/projects', 'projects'],
  ['/projects/TPN:000000042', 'any-project'],
  ['/projects/project-creation', 'projects'],
  ['/projects/TPN:000000042/production-plan/PIN:0000000001/history', 'plans'],
  ['/projects/TPN:000000042/plans/PIN:0000000001/outcomes/TPO:000000000001', 'plans'],
  ['/projects/TPN:000000042/plansx', 'any-project'],
  ['/plan/PIN:0000000001', 'plans'],
])('%s belongs to %s', (pathname, expected) => {
  expect(findRemote(registry, pathname)?.name).toBe(expected);
});

test.each(['/nowhere', '/searching', '/pla', '/reports'])('%s belongs to nobody', (pathname) => {
  expect(findRemote(registry, pathname)).toBeUndefined();
});

test('the order of the registry decides nothing', () => {
  const reversed = { remotes: [...registry.remotes].reverse() };
  expect(findRemote(reversed, '/projects/TPN:000000042/plans/PIN:0000000001')?.name).toBe('plans');
  expect(findRemote(reversed, '/projects/project-creation')?.name).toBe('projects');
});
