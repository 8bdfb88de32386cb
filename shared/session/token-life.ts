/** When an access token ends, on the clock of this device, in milliseconds since 1970. */
export interface TokenLife {
  expiresAt: number;
  /** When to request the next one. */
  renewAt: number;
}

/** A token in use, and whom it speaks for. */
export interface Access extends TokenLife {
  token: string;
  userName: string;
}

/** A token without an expiry is used until it is refused. */
const UNTIL_REFUSED: TokenLife = { expiresAt: Infinity, renewAt: Infinity };

function claimsOf(token: string): unknown {
  const payload = token.split('.')[1] ?? '';
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

/** A time claim of a token (`exp`, `iat`) in milliseconds. */
function timeClaim(token: string, name: 'exp' | 'iat'): number | undefined {
  const claims = claimsOf(token);
  if (typeof claims !== 'object' || claims === null) return undefined;
  const value: unknown = Reflect.get(claims, name);
  return typeof value === 'number' ? value * 1000 : undefined;
}

/** Validity of a token by the server's clock: for one that was stored for a while and cannot be renewed. */
export function lifeByClock(token: string): TokenLife {
  const expires = timeClaim(token, 'exp');
  return expires === undefined ? UNTIL_REFUSED : { expiresAt: expires, renewAt: expires };
}

/**
 * Life of a token that was issued just now, counted from its own issue time, so that a wrong clock on this device
 * does not matter.
 *
 * @param renewAheadMs how long before the end to renew; at most a fifth of the life
 */
export function lifeFromNow(token: string, now: number, renewAheadMs: number): TokenLife {
  const issued = timeClaim(token, 'iat');
  const expires = timeClaim(token, 'exp');
  if (issued === undefined || expires === undefined) return lifeByClock(token);
  const length = Math.max(0, expires - issued);
  return { expiresAt: now + length, renewAt: now + length - Math.min(renewAheadMs, length / 5) };
}
