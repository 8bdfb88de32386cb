import { isAccessTokenFor, vouchedEmail } from './claims.ts';

describe('the address in the claims of the service', () => {
  test('is taken in lower case when the service has verified it', () => {
    expect(vouchedEmail({ email: 'Jo@Lab.example', email_verified: true }, false)).toBe('jo@lab.example');
  });

  test.each([
    ['is missing', { email_verified: true }, 'no-email'],
    ['is empty', { email: '', email_verified: true }, 'no-email'],
    ['is no text', { email: 7, email_verified: true }, 'no-email'],
    ['is not verified', { email: 'jo@lab.example', email_verified: false }, 'unverified'],
    ['may be verified or not', { email: 'jo@lab.example' }, 'unverified'],
  ])('is not believed when it %s', (_case, claims, kind) => {
    expect(() => vouchedEmail(claims, false)).toThrow(expect.objectContaining({ kind }));
  });

  test('an unverified address is accepted where the settings allow it', () => {
    expect(vouchedEmail({ email: 'jo@lab.example' }, true)).toBe('jo@lab.example');
  });
});

describe('an access token for this site', () => {
  test.each([
    [true, 'one of Keycloak', 'JWT', { typ: 'Bearer', azp: 'us', aud: 'account' }],
    [true, 'one after RFC 9068', 'at+jwt', { aud: ['others', 'us'] }],
    [false, 'one for another client', 'JWT', { typ: 'Bearer', azp: 'them', aud: 'account' }],
    [false, 'one without a client', 'at+jwt', {}],
    [false, 'an ID token', 'JWT', { typ: 'ID', azp: 'us', aud: 'us' }],
    [false, 'a token of another kind', undefined, { aud: 'us' }],
  ])('%s: %s', (expected, _case, headerType, claims) => {
    expect(isAccessTokenFor('us', headerType, claims)).toBe(expected);
  });
});
