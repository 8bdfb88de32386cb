import { screenAddress } from './screen-address.ts';

const registry = {
  remotes: [{ prefixes: ['/', '/search'] }, { prefixes: ['/projects/:tpn/plan', '/outcomes'] }, {}, null],
};

test.each([
  ['/projects/TPN:000000042', '/#/projects/TPN:000000042'],
  ['/search?input=Cib2', '/#/search?input=Cib2'],
  ['/outcomes/TPO:1/history', '/#/outcomes/TPO:1/history'],
  ['/login', '/#/login'],
])('%s is a screen', (url, address) => {
  expect(screenAddress(url, registry)).toBe(address);
});

test.each(['/', '/api/projects', '/projects.js', '//projects/x', '/static/shell.js', '/nowhere'])(
  '%s is none',
  (url) => {
    expect(screenAddress(url, registry)).toBeUndefined();
  },
);

test('the own screens are there without a registry', () => {
  expect(screenAddress('/reset-password', undefined)).toBe('/#/reset-password');
  expect(screenAddress('/projects', undefined)).toBeUndefined();
});
