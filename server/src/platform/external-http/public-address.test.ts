import { isPublicAddress } from './public-address.ts';

test.each(['1.1.1.1', '193.62.193.80', '172.32.0.1', '2606:4700:4700::1111', '[2a00:1450::1]'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '[::1]',
  'fe80::1%eth0',
  'fc00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
  '2130706433',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
