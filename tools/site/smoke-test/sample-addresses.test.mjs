import { addressOf, sampleAddresses } from './sample-addresses.mjs';

test('every route gets an address, those below others too, and no address comes twice', () => {
  const routes = [
    { path: '/reports' },
    { path: '/projects/:tpn', children: [{ path: 'history' }, { path: '' }, { path: '/reports' }] },
    { path: '/plan/:pin/*' },
  ];
  expect(sampleAddresses(routes)).toEqual([
    '/reports',
    '/projects/TPN:000000001/history',
    '/projects/TPN:000000001',
    '/plan/PIN:0000000001',
  ]);
});

test.each([
  ['/', '/'],
  ['/files/:name?/*', '/files/1'],
])('%s: %s', (path, expected) => {
  expect(addressOf(path)).toBe(expected);
});
