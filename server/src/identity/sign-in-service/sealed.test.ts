import { sealer } from './sealed.ts';

const SECRET = 'a secret for tests that is long enough';

test('an encrypted value can be decrypted with the same secret for the same purpose only', async () => {
  const sealed = await sealer(SECRET, 'memo').seal({ state: 'open sesame' });
  expect(await sealer(SECRET, 'memo').open(sealed)).toMatchObject({ state: 'open sesame' });
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('open sesame');
});

test.each([
  ['for another purpose', async () => sealer(SECRET, 'grant').seal({ a: 'b' })],
  ['with another secret', async () => sealer('another secret', 'memo').seal({ a: 'b' })],
  ['too long ago', async () => sealer(SECRET, 'memo').seal({ a: 'b' }, '-1s')],
  ['by nobody', async () => 'a.b.c.d.e'],
  ['at all: nothing', async () => ''],
])('refuses a text encrypted %s', async (_case, sealed) => {
  expect(await sealer(SECRET, 'memo').open(await sealed())).toBeNull();
});
