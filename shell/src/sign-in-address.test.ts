import { addressOf, signInAddress } from './sign-in-address.ts';

test('the login page gets the address to return to', () => {
  const here = addressOf({ pathname: '/projects/TPN:000000042', search: '?tab=a&b=c' });
  expect(signInAddress(here)).toBe('/login?returnUrl=%2Fprojects%2FTPN%3A000000042%3Ftab%3Da%26b%3Dc');
});

test.each(['/', '/login', '/login?returnUrl=%2Freports', '/forgot-password', '/reset-password'])(
  'nobody needs to be told to come back to %s',
  (address) => {
    expect(signInAddress(address)).toBe('/login');
  },
);
