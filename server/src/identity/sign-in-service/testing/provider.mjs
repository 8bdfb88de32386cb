/**
 * A real OpenID Connect service for tests, in a separate process so that it can be killed. It behaves like a Keycloak
 * realm with the authorization code flow, refresh tokens, and the password grant.
 *
 * Settings come from the environment: PORT, REDIRECT_URI, and KEY, its private key as JWK.
 * The message `{ sign: claims }` is answered with an access token like Keycloak's.
 */
import { importJWK, SignJWT } from 'jose';
import Provider from 'oidc-provider';

const { PORT = '', REDIRECT_URI = '', KEY = '' } = process.env;
const key = JSON.parse(KEY);
const issuer = `http://127.0.0.1:${PORT}`;
const client = { id: 'gentar-api', secret: 'a secret of the client' };

/** Everybody whom the service knows; one password fits all. */
const PASSWORD = 'a password of the service';
const ACCOUNTS = {
  'jo@lab.example': { email: 'Jo@Lab.example', email_verified: true, name: 'Jo' },
  'unverified@lab.example': { email: 'unverified@lab.example', email_verified: false },
  'stranger@lab.example': { email: 'stranger@lab.example', email_verified: true },
  'nameless@lab.example': {},
  // Of the demo, for the tests in a browser.
  'member.jax@tracker.example': { email: 'member.jax@tracker.example', email_verified: true },
};

const privateKey = await importJWK(key, 'RS256');

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: client.id,
      client_secret: client.secret,
      redirect_uris: [REDIRECT_URI],
      grant_types: ['authorization_code', 'refresh_token', 'password'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  jwks: { keys: [key] },
  cookies: { keys: ['signs the cookies of this test'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  features: { revocation: { enabled: true } },
  pkce: { required: () => true },
  rotateRefreshToken: true,
  issueRefreshToken: async () => true,
  findAccount: (_context, id) =>
    Object.hasOwn(ACCOUNTS, id) ? { accountId: id, claims: () => ({ sub: id, ...ACCOUNTS[id] }) } : undefined,
  // No consent page.
  loadExistingGrant: async ({ oidc }) => {
    const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
    grant.addOIDCScope('openid email profile offline_access');
    await grant.save();
    return grant;
  },
});

provider.registerGrantType(
  'password',
  async (context) => {
    const { username = '', password = '' } = context.oidc.params;
    if (password !== PASSWORD || !Object.hasOwn(ACCOUNTS, username)) {
      context.status = 401;
      context.body = { error: 'invalid_grant', error_description: 'Invalid user credentials' };
      return;
    }
    const { IdToken, RefreshToken, Grant } = provider;
    const grant = new Grant({ clientId: client.id, accountId: username });
    grant.addOIDCScope('openid email profile');
    const grantId = await grant.save();
    const token = new IdToken({ sub: username, ...ACCOUNTS[username] }, { ctx: context });
    token.scope = 'openid email profile';
    const refresh = new RefreshToken({
      accountId: username,
      client: context.oidc.client,
      grantId,
      gty: 'password',
      scope: 'openid email profile',
    });
    context.body = {
      access_token: await signed({ sub: username }),
      token_type: 'Bearer',
      expires_in: 60,
      id_token: await token.issue({ use: 'idtoken' }),
      refresh_token: await refresh.save(),
    };
  },
  ['username', 'password'],
);

/** @param {Record<string, unknown>} claims on top of those that Keycloak always writes */
function signed(claims) {
  return new SignJWT({ typ: 'Bearer', azp: client.id, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setIssuedAt(claims.iat)
    .setExpirationTime('5 minutes')
    .sign(privateKey);
}

process.on('message', async ({ sign }) => process.send?.({ signed: await signed(sign) }));
provider.listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'));
