import { encrypter } from './encrypter.ts';

const SECRET = 'a secret for tests that is long enough';

test('an encrypted value can be decrypted with the same secret for the same purpose only', async () => {
  const encrypted = await encrypter(SECRET, 'authorization').encrypt({ state: 'open sesame' });
  expect(await encrypter(SECRET, 'authorization').decrypt(encrypted)).toMatchObject({ state: 'open sesame' });
  expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toContain('open sesame');
});

test.each([
  ['for another purpose', async () => encrypter(SECRET, 'grant').encrypt({ a: 'b' })],
  ['with another secret', async () => encrypter('another secret', 'authorization').encrypt({ a: 'b' })],
  ['too long ago', async () => encrypter(SECRET, 'authorization').encrypt({ a: 'b' }, '-1s')],
  ['by nobody', async () => 'a.b.c.d.e'],
  ['at all: nothing', async () => ''],
])('refuses a text encrypted %s', async (_case, encrypted) => {
  expect(await encrypter(SECRET, 'authorization').decrypt(await encrypted())).toBeNull();
});
