import { majorVersion } from './postgres.mjs';

test.each([
  ['postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)', 15],
  ['postgres (PostgreSQL) 18.6', 18],
  ['postgres (PostgreSQL) 17beta2', 17],
  ['something else', 0],
])('%s', (text, major) => {
  expect(majorVersion(text)).toBe(major);
});
