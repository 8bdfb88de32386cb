import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Refusal } from '../refusal.mjs';

/**
 * Which public keys may sign the releases of which app; `*` stands for every app without its own.
 *
 * @typedef {Record<string, string[]>} ReleaseKeys raw ed25519 keys in base64, by app
 */

const KEY_BYTES = 32;

/**
 * The setting RELEASE_KEYS: `remote-reports=KEY shell=KEY *=KEY`, several for one app where a key is being replaced.
 *
 * @param {string} [text] @returns {ReleaseKeys | undefined} undefined when no keys are set: then nothing is checked
 * @throws Error for what cannot be read
 */
export function parseReleaseKeys(text = '') {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  /** @type {ReleaseKeys} */
  const keys = {};
  for (const part of parts) {
    const [, name = '', key = ''] = /^(\*|shell|remote-[a-z][a-z-]*)=(.+)$/.exec(part) ?? [];
    if (name === '' || Buffer.from(key, 'base64').length !== KEY_BYTES)
      throw new Error(
        `"${part}" is no release key: write it like remote-reports=KEY, as npm run release-key prints it.`,
      );
    (keys[name] ??= []).push(key);
  }
  return parts.length === 0 ? undefined : keys;
}

/** The keys that may sign releases of an app. @param {ReleaseKeys} keys @param {string} name @returns {string[]} */
export function keysFor(keys, name) {
  return keys[name] ?? keys['*'] ?? [];
}

/** A new pair of keys. @returns {{ publicKey: string, privateKey: string }} publicKey: as in RELEASE_KEYS; privateKey: PEM */
export function newKeyPair() {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicPartOf(privateKey),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** @param {import('node:crypto').KeyObject} privateKey @returns {string} as in RELEASE_KEYS */
export function publicPartOf(privateKey) {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

/** A key of the setting as Node's crypto takes it. @param {string} key */
export function publicKeyOf(key) {
  const x = Buffer.from(key, 'base64').toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

/**
 * The private key that releases from this machine are signed with: the text RELEASE_KEY, else the file RELEASE_KEY_FILE.
 *
 * @param {Record<string, string | undefined>} [environment]
 * @returns {import('node:crypto').KeyObject | undefined} undefined when none is set
 */
export function signingKey(environment = process.env) {
  const { RELEASE_KEY: text = '', RELEASE_KEY_FILE: file = '' } = environment;
  if (text === '' && file === '') return undefined;
  try {
    // Settings of build services put line breaks as \n.
    return createPrivateKey(text === '' ? readFileSync(file) : text.replaceAll('\\n', '\n'));
  } catch (error) {
    const source = text === '' ? `RELEASE_KEY_FILE ${file}` : 'RELEASE_KEY';
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(`${source} cannot be read as a private key: ${reason}`);
  }
}
