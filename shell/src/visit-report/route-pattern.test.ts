import { routePattern } from './route-pattern.ts';

const routes = [
  { path: '/projects', children: [{ index: true }, { path: ':tpn', children: [{ path: 'history' }] }] },
  { path: '/admin/update-user/:email' },
  { path: '/search' },
];

test.each([
  ['/projects', '/projects'],
  ['/projects/TPN:000000042', '/projects/:tpn'],
  ['/projects/TPN:000000042/history', '/projects/:tpn/history'],
  ['/admin/update-user/jo%40lab.example', '/admin/update-user/:email'],
])('the pattern of %s is %s', (pathname, pattern) => {
  expect(routePattern(routes, [], pathname)).toBe(pattern);
});

test.each([
  ['/reports', '/reports/*'],
  ['/reports/Gpr173', '/reports/*'],
  ['/projects/TPN:000000042/plans/PIN:1', '/projects/:tpn/plans/*'],
  ['/reportsjo@lab.example', '/*'],
  ['/', '/'],
])('before the routes of an area are known, %s is %s', (pathname, pattern) => {
  expect(routePattern([], ['/', '/reports', '/projects/:tpn/plans'], pathname)).toBe(pattern);
});

test('an address without a route has an empty pattern', () => {
  expect(routePattern([...routes, { path: '*' }], [], '/jo@lab.example')).toBe('/*');
});

test('nothing that looks like an identifier is in a pattern, even where a route has digits', () => {
  expect(routePattern([{ path: '/v2/things/:id' }], [], '/v2/things/7')).toBe('/v/things/:id');
});
