import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTPayload } from 'jose';

/** Never a shared secret: anyone who has it could sign for the service. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** A token whose signature, issuer and time are right. */
export interface Verified {
  claims: JWTPayload;
  headerType: string | undefined;
}

/**
 * The public keys of a service, cached for ten minutes and read again when a token names another key (api-1 section
 * 3.4).
 */
export interface ServiceKeys {
  /** Null for a token that is not the service's, or not valid (any more). Throws when the keys cannot be read. */
  verify: (token: string, audience?: string) => Promise<Verified | null>;
}

export interface KeySource {
  issuer: string;
  /** Address of the published key set. */
  address: string;
  timeoutMs: number;
  /** Unknown keys make the set be read again no more often than that. */
  cooldownMs: number;
}

export function serviceKeys({ issuer, address, timeoutMs, cooldownMs }: KeySource): ServiceKeys {
  const keys = createRemoteJWKSet(new URL(address), {
    timeoutDuration: timeoutMs,
    cooldownDuration: cooldownMs,
  });
  return {
    verify: async (token, audience) => {
      try {
        const { payload, protectedHeader } = await jwtVerify(token, keys, {
          issuer,
          algorithms: ALGORITHMS,
          requiredClaims: ['exp'],
          ...(audience === undefined ? {} : { audience }),
        });
        return { claims: payload, headerType: protectedHeader.typ };
      } catch (error) {
        if (isBadToken(error)) return null;
        throw error;
      }
    },
  };
}

/** The issuer in a token; nothing is verified. */
export function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

/** All other failures come from reading the keys. */
function isBadToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported
  );
}
