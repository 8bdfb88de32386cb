import { signedTokens, type SignedTokens } from './signed-tokens.ts';
import { textCipher, type TextCipher } from './text-cipher.ts';

/** What the server's secret is used for, beside access tokens and mails. Each use has a key of its own. */
export interface Secrets {
  /** Tokens of links in mails, which work without signing in. */
  links: SignedTokens;
  /** Encrypts the secrets that webhooks are signed with. */
  webhooks: TextCipher;
  /** Encrypts answers with secrets, for requests that are repeated. */
  answers: TextCipher;
}

export function openSecrets(secret: string): Secrets {
  return {
    links: signedTokens(secret),
    webhooks: textCipher(secret, 'secrets of webhooks'),
    answers: textCipher(secret, 'answers with secrets'),
  };
}
