/**
 * What calls to the server need of a session. Registered by shared/session, so that this package does not depend on it.
 */
export interface TokenProvider {
  /** Token to send, or null for a visitor. Waits while a session is being restored. */
  token(): Promise<string | null>;
  /**
   * The server refused this token: resolves to a newer one, or to null when the session is over.
   * Throws an ApiError when that cannot be found out (no connection).
   */
  renew(refused: string): Promise<string | null>;
}

const VISITOR: TokenProvider = { token: async () => null, renew: async () => null };

let current = VISITOR;

/** Who signs the calls at the moment. */
export function tokenProvider(): TokenProvider {
  return current;
}

/** Says who signs the calls from now on; null makes every caller a visitor. */
export function setTokenProvider(provider: TokenProvider | null): void {
  current = provider ?? VISITOR;
}
