import { tokenState } from './token-state.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');

test.each([
  [null, '2026-03-01T12:00:00.001Z', 'Active'],
  [null, '2026-03-01T12:00:00.000Z', 'Expired'],
  ['2026-02-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z', 'Revoked'],
  ['2026-02-01T00:00:00.000Z', '2026-02-02T00:00:00.000Z', 'Revoked'],
])('revoked %s, expires %s: %s', (revokedAt, expiresAt, text) => {
  expect(tokenState({ revokedAt, expiresAt }, NOW).text).toBe(text);
});
