import { SignJWT, UnsecuredJWT } from 'jose';
import { accessTokens } from './access-tokens.ts';

const SECRET = 'a secret for tests that is long enough';
const key = new TextEncoder().encode(SECRET);
const tokens = accessTokens(SECRET);
const jo = { personId: 7, email: 'jo@lab.example', name: null };

const signed = (claims: Record<string, unknown>, life: string) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(life).sign(key);

test('a token of ours is read back', async () => {
  const sessionId = '0b8f3a52-6f0e-4a3c-9a50-2b0f1f6a9d11';
  expect(await tokens.verify(await tokens.issue({ ...jo, sessionId }, 5))).toEqual({
    email: 'jo@lab.example',
    sessionId,
  });
});

test('a token may be of no session', async () => {
  expect(await tokens.verify(await tokens.issue(jo, 5))).toEqual({
    email: 'jo@lab.example',
    sessionId: null,
  });
});

test('a token without an address is valid, and identifies nobody', async () => {
  expect(await tokens.verify(await signed({ email: 7 }, '1m'))).toEqual({
    email: undefined,
    sessionId: null,
  });
});

test.each([
  ['expired', signed({ email: jo.email }, '-1s')],
  ['without an end', new SignJWT({ email: jo.email }).setProtectedHeader({ alg: 'HS256' }).sign(key)],
  [
    'of another algorithm',
    new SignJWT({}).setProtectedHeader({ alg: 'HS512' }).setExpirationTime('1m').sign(key),
  ],
  ['of another secret', accessTokens('another secret that is long enough').issue(jo, 5)],
  [
    'without a signature',
    Promise.resolve(new UnsecuredJWT({ email: jo.email }).setExpirationTime('1m').encode()),
  ],
  ['of nonsense', Promise.resolve('a.b.c')],
])('a token %s is refused', async (_case, token) => {
  expect(await tokens.verify(await token)).toBeNull();
});
