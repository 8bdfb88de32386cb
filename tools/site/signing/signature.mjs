import { sign, verify } from 'node:crypto';
import { keysFor, publicKeyOf } from './release-keys.mjs';
import { signedText } from './signed-text.mjs';

/** @typedef {import('./release-keys.mjs').ReleaseKeys} ReleaseKeys */

/** What a signed version states at least: where one is missing, something would run that no signature covers. */
const REMOTE_STATES = ['name', 'version', 'contract', 'title', 'prefixes', 'entry', 'integrity', 'files'];
const SHELL_STATES = ['name', 'version', 'contract', 'page', 'files'];

/** @param {object} facts @param {import('node:crypto').KeyObject} privateKey @returns {string} base64 */
export function signatureOf(facts, privateKey) {
  return sign(null, Buffer.from(signedText(facts)), privateKey).toString('base64');
}

/**
 * Why a version must not be run, in words.
 *
 * @param {unknown} facts as in the registry, with their signature; whatever else it may be
 * @param {ReleaseKeys} keys
 * @returns {string | undefined} undefined when a key that may release it has signed it
 */
export function signatureProblem(facts, keys) {
  if (!isRecord(facts) || typeof facts['name'] !== 'string') return 'it has no name';
  const { name, signature } = facts;
  const missing = (name === 'shell' ? SHELL_STATES : REMOTE_STATES).find((field) => !facts[field]);
  if (missing !== undefined) return `"${missing}" is missing`;
  if (name !== 'shell' && !coversEntry(facts)) return 'the digest of its entry is missing';
  if (typeof signature !== 'string' || signature === '') return 'it is not signed';
  const allowed = keysFor(keys, name);
  if (allowed.length === 0) return 'no key is set for it';
  const text = Buffer.from(signedText(facts));
  const value = Buffer.from(signature, 'base64');
  const isValid = allowed.some((key) => verify(null, text, publicKeyOf(key), value));
  return isValid ? undefined : 'its signature does not fit';
}

/** @param {Record<string, unknown>} facts @returns {boolean} */
function coversEntry({ entry, integrity }) {
  const file = typeof entry === 'string' ? (entry.split('/').at(-1) ?? '') : '';
  return isRecord(integrity) && /^sha384-.{64}$/.test(String(integrity[file]));
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
