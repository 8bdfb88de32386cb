import { readSettings } from './settings.ts';

test('without settings there are local accounts only', () => {
  expect(readSettings({})).toMatchObject({
    idleMinutes: 180,
    oidcIssuer: undefined,
    oidcClientId: 'gentar-api',
    oidcPasswordGrant: false,
    oidcBelievesUnverified: false,
  });
});

test.each(['https://login.example/realms/gentar', 'http://localhost:8180/realms/gentar'])(
  'a service at %s is allowed',
  (issuer) => {
    expect(readSettings({ OIDC_ISSUER: issuer }).oidcIssuer).toBe(issuer);
  },
);

test.each(['http://login.example/realms/gentar', 'login.example', 'ldap://login.example'])(
  'a service at %s is not: codes and passwords would travel there for all to read',
  (issuer) => {
    expect(() => readSettings({ OIDC_ISSUER: issuer })).toThrow(
      `OIDC_ISSUER must be an address such as https://login.example/realms/gentar, but it is '${issuer}'.`,
    );
  },
);
