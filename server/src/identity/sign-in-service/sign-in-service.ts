/** Who has signed in at the service. */
export interface Identity {
  /** In lower case, and the service vouches for it. */
  email: string;
  /**
   * The grant to check at the service whether the person may still come in, encrypted; null when it gave none. Stored
   * with the session.
   */
  grant: string | null;
}

/** Stored in the browser while a person is on the pages of the service. */
export interface BegunAuthorization {
  /** Where to send the browser. */
  address: string;
  /** Encrypted; to be handed back at the end. */
  authorization: string;
}

export interface FinishedAuthorization {
  identity: Identity;
  /** The address to return to, as given at the beginning. */
  returnUrl: string;
}

/** A service where people sign in instead of here. A port: OpenID Connect is the one implementation. */
export interface SignInService {
  /** As people know it. */
  readonly name: string;
  /**
   * @param redirectUri where the service sends the person afterwards
   * @param returnUrl where they want to go then
   * @throws ExternalServiceError
   */
  begin: (redirectUri: string, returnUrl: string) => Promise<BegunAuthorization>;
  /**
   * @param address that the service sent the person to
   * @throws SignInProblem, ExternalServiceError
   */
  finish: (address: URL, authorization: string) => Promise<FinishedAuthorization>;
  /**
   * The person with this user name and password there; null when there is none, or the service does not check
   * passwords.
   *
   * @throws ExternalServiceError
   */
  withPassword: (userName: string, password: string) => Promise<Identity | null>;
  /**
   * The grant for the next renewal; null when the person may not come in any more.
   *
   * @throws ExternalServiceError
   */
  renew: (grant: string) => Promise<string | null>;
  /** Ends the session at the service. Never fails. */
  revoke: (grant: string) => Promise<void>;
  /**
   * The person of a token that the service made for this site; null for any other token. Without an address where the
   * token has none.
   *
   * @throws ExternalServiceError when the keys of the service cannot be read
   */
  identify: (token: string) => Promise<{ email: string | undefined; issuedAt: Date } | null>;
}
