/** Who has signed in at the service. */
export interface Identity {
  /** In lower case, and the service vouches for it. */
  email: string;
  /**
   * What the service can be asked with whether the person may still come in, sealed; null when it gave none. Kept with
   * the session.
   */
  grant: string | null;
}

/** What is remembered in the browser while a person is on the pages of the service. */
export interface Departure {
  /** Where to send the browser. */
  address: string;
  /** Sealed; to be handed back on arrival. */
  memo: string;
}

export interface Arrival {
  identity: Identity;
  /** As it was said on departure. */
  returnUrl: string;
}

/** A service where people sign in instead of here. A port: OpenID Connect is the one implementation. */
export interface SignInService {
  /** As people know it. */
  readonly name: string;
  /**
   * @param redirectUri where the service sends the person afterwards
   * @param returnUrl where they want to go then
   * @throws OutsideServiceError
   */
  depart: (redirectUri: string, returnUrl: string) => Promise<Departure>;
  /**
   * @param address that the service sent the person to
   * @throws SignInProblem, OutsideServiceError
   */
  arrive: (address: URL, memo: string) => Promise<Arrival>;
  /**
   * Who has this user name and password there; null when nobody does, or passwords are not asked there.
   *
   * @throws OutsideServiceError
   */
  withPassword: (userName: string, password: string) => Promise<Identity | null>;
  /**
   * The grant to ask with next time; null when the person may not come in any more.
   *
   * @throws OutsideServiceError
   */
  renew: (grant: string) => Promise<string | null>;
  /** Tells the service that a session is over. Never fails. */
  giveBack: (grant: string) => Promise<void>;
  /**
   * Whom a token that the service made for this site speaks for; null for any other token. Without an address where the
   * token has none.
   *
   * @throws OutsideServiceError when the keys of the service cannot be read
   */
  identify: (token: string) => Promise<{ email: string | undefined } | null>;
}
