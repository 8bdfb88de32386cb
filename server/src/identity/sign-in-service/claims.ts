import type { JWTPayload } from 'jose';
import { SignInProblem } from './sign-in-problem.ts';

type Claims = Readonly<Record<string, unknown>>;

/**
 * The address that identifies people here. The service must have verified it: otherwise anyone could register there
 * with the address of somebody else.
 *
 * @param believesUnverified for services where only administrators register people
 * @throws SignInProblem
 */
export function vouchedEmail(claims: Claims, believesUnverified: boolean): string {
  const { email, email_verified: isVerified } = claims;
  if (typeof email !== 'string' || email === '') throw new SignInProblem('no-email');
  const address = email.toLowerCase();
  if (isVerified !== true && !believesUnverified) throw new SignInProblem('unverified', address);
  return address;
}

/**
 * Whether a token of the service is an access token made for this client. Keycloak names the client in `azp` and writes
 * `typ: Bearer`; others follow RFC 9068. A token that says who signed in (an ID token) gives no access.
 */
export function isAccessTokenFor(
  clientId: string,
  headerType: string | undefined,
  claims: JWTPayload,
): boolean {
  const isAccessToken = claims.typ === 'Bearer' || /^(application\/)?at\+jwt$/i.test(headerType ?? '');
  const audiences = [claims.aud ?? []].flat();
  return isAccessToken && (claims.azp === clientId || audiences.includes(clientId));
}
