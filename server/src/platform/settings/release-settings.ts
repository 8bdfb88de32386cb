import { parseReleaseKeys, type ReleaseKeys } from 'tools/site/signing/release-keys.mjs';
import type { Parse } from './parsers.ts';
import { optional } from './setting.ts';

/** The release tools read the same setting. */
const releaseKeys: Parse<ReleaseKeys> = (text) => {
  try {
    const keys = parseReleaseKeys(text);
    if (keys !== undefined) return keys;
  } catch {
    // The message below says what is expected.
  }
  throw new Error('names of apps with their keys, such as `remote-reports=KEY shell=KEY`');
};

/** Settings of what may be released onto the site, and what runs there. */
export const RELEASE_SETTINGS = {
  releaseKeys: optional(
    'RELEASE_KEYS',
    releaseKeys,
    'public keys by app, as `npm run release-key` prints them, separated by spaces: `remote-reports=KEY shell=KEY`, and `*=KEY` for all others; a version that none of its keys has signed is not run',
    'unset: signatures are not checked',
  ),
};
