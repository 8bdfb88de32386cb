import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';

/** Texts that only this server can make and read. */
export interface Encrypter {
  /** @param life how long it can be decrypted, such as `10 minutes`; for ever without it */
  encrypt: (content: Record<string, string>, life?: string) => Promise<string>;
  /** The encrypted value; null for everything else, and after it has expired. */
  decrypt: (text: string) => Promise<Record<string, unknown> | null>;
}

const KEY_BYTES = 32;

/**
 * @param secret of the server
 * @param purpose a value encrypted for one purpose cannot be decrypted for another
 */
export function encrypter(secret: string, purpose: string): Encrypter {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return {
    encrypt: (content, life) => {
      const jwt = new EncryptJWT(content).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' });
      return (life === undefined ? jwt : jwt.setExpirationTime(life)).encrypt(key);
    },
    decrypt: async (text) => {
      try {
        const { payload } = await jwtDecrypt(text, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        return payload;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
