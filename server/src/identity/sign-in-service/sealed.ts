import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';

/** Texts that only this server can make and read. */
export interface Sealer {
  /** @param life how long it may be opened, such as `10 minutes`; for ever without it */
  seal: (content: Record<string, string>, life?: string) => Promise<string>;
  /** The encrypted value; null for everything else, and after it has expired. */
  open: (text: string) => Promise<Record<string, unknown> | null>;
}

const KEY_BYTES = 32;

/**
 * @param secret of the server
 * @param purpose a value encrypted for one purpose cannot be decrypted for another
 */
export function sealer(secret: string, purpose: string): Sealer {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return {
    seal: (content, life) => {
      const sealing = new EncryptJWT(content).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' });
      return (life === undefined ? sealing : sealing.setExpirationTime(life)).encrypt(key);
    },
    open: async (text) => {
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
