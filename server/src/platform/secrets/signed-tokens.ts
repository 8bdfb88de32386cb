import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a token is good for; one made for something else is refused. */
export type TokenPurpose = 'confirm a follow' | 'end mails';

/** Makes and reads tokens of links that work without signing in. Nothing is stored. */
export interface SignedTokens {
  /** @param until without it the token is valid for as long as the server's secret */
  sign: (purpose: TokenPurpose, id: number, until?: Date) => string;
  /** The id that was signed; null for a token that is changed, made for something else, or too old. */
  read: (purpose: TokenPurpose, token: string, now?: Date) => number | null;
}

const KEY_BYTES = 32;
const SHAPE = /^(\d{1,15})\.(\d{1,12})\.([\w-]{43})$/;

/** @param secret of the server, from which a separate key is derived */
export function signedTokens(secret: string): SignedTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tokens of links', KEY_BYTES));
  const signature = (purpose: TokenPurpose, id: string, until: string) =>
    createHmac('sha256', key).update(`${purpose}.${id}.${until}`).digest();
  return {
    sign: (purpose, id, until) => {
      const seconds = until === undefined ? '0' : `${Math.floor(until.getTime() / 1000)}`;
      return `${id}.${seconds}.${signature(purpose, `${id}`, seconds).toString('base64url')}`;
    },
    read: (purpose, token, now = new Date()) => {
      const [, id = '', until = '', given = ''] = SHAPE.exec(token) ?? [];
      const expected = signature(purpose, id, until);
      const bytes = Buffer.from(given, 'base64url');
      if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) return null;
      const isOver = until !== '0' && Number(until) * 1000 <= now.getTime();
      return isOver ? null : Number(id);
    },
  };
}
