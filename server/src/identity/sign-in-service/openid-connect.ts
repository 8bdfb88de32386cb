import * as oidc from 'openid-client';
import { isAccessTokenFor, vouchedEmail } from './claims.ts';
import { connector, type Connection, type ServiceAddress } from './connection.ts';
import type { Encrypter } from './encrypter.ts';
import { isRefusal, serviceFailure } from './service-failure.ts';
import { issuerOf } from './service-keys.ts';
import { SignInProblem } from './sign-in-problem.ts';
import type {
  FinishedAuthorization,
  BegunAuthorization,
  Identity,
  SignInService,
} from './sign-in-service.ts';

export interface OpenIdConnectOptions extends ServiceAddress {
  name: string;
  /** Whether the service also checks passwords. */
  asksPasswords: boolean;
  believesUnverified: boolean;
}

const SCOPE = 'openid email profile';
/** A person may have to look for a second factor. */
const AUTHORIZATION_TIME = '15 minutes';

type Tokens = oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers;

/**
 * Signing in at an OpenID Connect service: the authorization code flow with PKCE, state and nonce, and the password grant
 * for scripts (api-1 section 3.1, ADR 16). The service's tokens never leave this server.
 */
export class OpenIdConnect implements SignInService {
  readonly name: string;
  readonly #options: OpenIdConnectOptions;
  readonly #encrypter: Encrypter;
  readonly #connect: () => Promise<Connection>;

  constructor(options: OpenIdConnectOptions, encrypter: Encrypter) {
    this.name = options.name;
    this.#options = options;
    this.#encrypter = encrypter;
    this.#connect = connector(options);
  }

  begin(redirectUri: string, returnUrl: string): Promise<BegunAuthorization> {
    return this.#call(async ({ configuration }) => {
      const authorization = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const address = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: authorization.state,
        nonce: authorization.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(authorization.verifier),
        code_challenge_method: 'S256',
      });
      return {
        address: address.href,
        authorization: await this.#encrypter.encrypt({ ...authorization, returnUrl }, AUTHORIZATION_TIME),
      };
    });
  }

  async finish(address: URL, encrypted: string): Promise<FinishedAuthorization> {
    const authorization = await this.#encrypter.decrypt(encrypted);
    if (authorization === null || authorization.state !== address.searchParams.get('state'))
      throw new SignInProblem('expired');
    const [state, nonce, verifier] = [
      String(authorization.state),
      String(authorization.nonce),
      String(authorization.verifier),
    ];
    const identity = this.#call(async (connection) => {
      const checks = {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      };
      return this.#identityOf(
        connection,
        await oidc.authorizationCodeGrant(connection.configuration, address, checks),
      );
    });
    return { identity: await identity.catch(tooLate), returnUrl: String(authorization.returnUrl) };
  }

  async withPassword(userName: string, password: string): Promise<Identity | null> {
    if (!this.#options.asksPasswords) return null;
    try {
      return await this.#call(async (connection) => {
        const grant = { username: userName, password, scope: SCOPE };
        return this.#identityOf(
          connection,
          await oidc.genericGrantRequest(connection.configuration, 'password', grant),
        );
      });
    } catch (error) {
      if (isRefusal(error) || error instanceof SignInProblem) return null;
      throw error;
    }
  }

  async renew(grant: string): Promise<string | null> {
    const decrypted = await this.#encrypter.decrypt(grant);
    if (decrypted === null) return null;
    const token = String(decrypted.token);
    try {
      return await this.#call(async ({ configuration }) => {
        const { refresh_token: next = token } = await oidc.refreshTokenGrant(configuration, token);
        return this.#encrypter.encrypt({ token: next });
      });
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  }

  async revoke(grant: string): Promise<void> {
    const decrypted = await this.#encrypter.decrypt(grant);
    if (decrypted === null) return;
    // Best effort: the grant expires by itself when the service cannot be reached.
    await this.#call(({ configuration }) =>
      oidc.tokenRevocation(configuration, String(decrypted.token), { token_type_hint: 'refresh_token' }),
    ).catch(() => undefined);
  }

  async identify(token: string): Promise<{ email: string | undefined; issuedAt: Date } | null> {
    const { issuer, clientId, believesUnverified } = this.#options;
    // Foreign tokens must not cause a request to the service.
    if (issuerOf(token) !== issuer) return null;
    return this.#call(async ({ keys }) => {
      const verified = await keys.verify(token);
      if (verified === null || !isAccessTokenFor(clientId, verified.headerType, verified.claims)) return null;
      // A token that does not say when it was made is older than everything.
      const issuedAt = new Date((verified.claims.iat ?? 0) * 1000);
      try {
        return { email: vouchedEmail(verified.claims, believesUnverified), issuedAt };
      } catch {
        return { email: undefined, issuedAt };
      }
    });
  }

  /**
   * The person of the tokens: from the ID token, or where it has no address, from the userinfo response of the
   * service.
   */
  async #identityOf({ configuration, keys }: Connection, tokens: Tokens): Promise<Identity> {
    const { clientId, believesUnverified } = this.#options;
    const verified = await keys.verify(tokens.id_token ?? '', clientId);
    if (verified === null) throw new SignInProblem('failed');
    const { claims } = verified;
    const claimsOfPerson =
      claims.email === undefined
        ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub ?? '')
        : claims;
    const email = vouchedEmail(claimsOfPerson, believesUnverified);
    const { refresh_token: token } = tokens;
    return { email, grant: token === undefined ? null : await this.#encrypter.encrypt({ token }) };
  }

  /** Refusals are passed on; all other failures become an error of an external service. */
  async #call<T>(request: (connection: Connection) => Promise<T>): Promise<T> {
    try {
      return await request(await this.#connect());
    } catch (error) {
      if (error instanceof SignInProblem || isRefusal(error)) throw error;
      if (error instanceof oidc.AuthorizationResponseError)
        throw new SignInProblem(error.error === 'access_denied' ? 'cancelled' : 'failed', null, error);
      throw serviceFailure(this.#options.issuer, error);
    }
  }
}

/** The code was used already, or lay too long. */
function tooLate(error: unknown): never {
  throw isRefusal(error) ? new SignInProblem('expired', null, error) : error;
}
