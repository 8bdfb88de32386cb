import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts, so that a copy of the database does not reveal them. */
export interface TextCipher {
  lock: (text: string) => Uint8Array;
  /** Null for what was locked by another secret, or changed since. */
  unlock: (locked: Uint8Array) => string | null;
  /** The same for the same text, which cannot be guessed from it without the server's secret. */
  digest: (text: string) => string;
}

/**
 * @param secret of the server
 * @param purpose of the texts; each has a key of its own, derived from the secret
 */
export function textCipher(secret: string, purpose: string): TextCipher {
  const keyFor = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', use, KEY_BYTES));
  const key = keyFor(purpose);
  const digestKey = keyFor(`digests of ${purpose}`);
  return {
    lock: (text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv);
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), content]);
    },
    unlock: (locked) => {
      try {
        const decipher = createDecipheriv(ALGORITHM, key, locked.subarray(0, IV_BYTES));
        decipher.setAuthTag(locked.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const content = decipher.update(locked.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([content, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    digest: (text) => createHmac('sha256', digestKey).update(text).digest('base64url'),
  };
}
