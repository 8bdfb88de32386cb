/** Why somebody who came back from the sign-in service is not signed in; the page for signing in has words for each. */
export type SignInProblemKind =
  /** Begun in another browser or tab, or too long ago. */
  | 'expired'
  /** The person turned back there. */
  | 'cancelled'
  | 'unreachable'
  /** The service and the tracker do not get on; only an administrator can mend it. */
  | 'failed'
  /** The service does not return the e-mail address. */
  | 'no-email'
  /** The service does not vouch for the e-mail address. */
  | 'unverified'
  /** Nobody here has the address. */
  | 'unknown';

export class SignInProblem extends Error {
  override readonly name = 'SignInProblem';

  constructor(
    readonly kind: SignInProblemKind,
    /** The address from the service, if it returned one. */
    readonly email: string | null = null,
    cause?: unknown,
  ) {
    super(`The sign-in at the service did not succeed: ${kind}.`, { cause });
  }
}
