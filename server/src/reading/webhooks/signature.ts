import { createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A new secret of a webhook. */
export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/**
 * The header `Tracker-Signature`: the time, and for each valid secret the HMAC-SHA256 of time, a dot and the body. The time is
 * signed too, so that a receiver can refuse a request that somebody has recorded and sends again.
 */
export function signatureHeader(body: string, secrets: readonly string[], now: Date): string {
  const time = `${Math.floor(now.getTime() / 1000)}`;
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`,
  );
  return [`t=${time}`, ...signatures].join(',');
}
