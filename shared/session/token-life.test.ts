import { lifeByClock, lifeFromNow } from './token-life.ts';

function token(claims: Record<string, unknown>): string {
  return `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

const now = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;

describe('life of a token issued just now', () => {
  it('is counted from its own issue time, so that a wrong clock does not matter', () => {
    const serverNow = now / 1000 - 3 * 3600;
    const life = lifeFromNow(token({ iat: serverNow, exp: serverNow + 15 * 60 }), now, minute);
    expect(life).toEqual({ expiresAt: now + 15 * minute, renewAt: now + 14 * minute });
  });

  it('is renewed at the last fifth when it is short', () => {
    const life = lifeFromNow(token({ iat: 1000, exp: 1100 }), now, minute);
    expect(life).toEqual({ expiresAt: now + 100_000, renewAt: now + 80_000 });
  });

  it('ends at once when it ends before it was issued', () => {
    expect(lifeFromNow(token({ iat: 1000, exp: 900 }), now, minute)).toEqual({
      expiresAt: now,
      renewAt: now,
    });
  });
});

describe('life of a token kept for a while', () => {
  it('is that of its claim', () => {
    expect(lifeByClock(token({ exp: 1000, name: 'Björn~?>' }))).toEqual({
      expiresAt: 1_000_000,
      renewAt: 1_000_000,
    });
  });

  it.each([
    '',
    'opaque',
    'a.b.c',
    token({}),
    token({ exp: 'soon' }),
    `a.${Buffer.from('null').toString('base64url')}.c`,
  ])('lasts until refused when it does not say: %s', (unreadable) => {
    expect(lifeByClock(unreadable).expiresAt).toBe(Infinity);
  });
});
