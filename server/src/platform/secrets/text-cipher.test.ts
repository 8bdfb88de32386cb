import { textCipher } from './text-cipher.ts';

const cipher = textCipher('a secret for tests that is long enough', 'texts of tests');
const TEXT = 'Set it here: https://tracker.example/#/reset-password?token=abc · grüße';

test('a text is read back by the same secret, and does not show before', () => {
  const locked = cipher.lock(TEXT);
  expect(Buffer.from(locked).toString('latin1')).not.toContain('reset-password');
  expect(cipher.unlock(locked)).toBe(TEXT);
  expect(Buffer.from(cipher.lock(TEXT))).not.toEqual(Buffer.from(locked));
});

test.each([
  [
    'another secret',
    () => textCipher('another secret that is long enough', 'texts of tests').unlock(cipher.lock(TEXT)),
  ],
  [
    'another purpose',
    () => textCipher('a secret for tests that is long enough', 'others').unlock(cipher.lock(TEXT)),
  ],
  ['a changed byte', () => cipher.unlock(cipher.lock(TEXT).map((byte, at) => (at === 40 ? byte ^ 1 : byte)))],
  ['too few bytes', () => cipher.unlock(new Uint8Array(3))],
])('%s does not read it', (_what, read) => {
  expect(read()).toBeNull();
});

test('a digest is the same for the same text, and another with another secret', () => {
  expect(cipher.digest(TEXT)).toBe(cipher.digest(TEXT));
  expect(cipher.digest(`${TEXT}.`)).not.toBe(cipher.digest(TEXT));
  expect(textCipher('another secret that is long enough', 'texts of tests').digest(TEXT)).not.toBe(
    cipher.digest(TEXT),
  );
});
