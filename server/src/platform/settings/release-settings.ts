import { parseReleaseKeys, type ReleaseKeys } from 'tools/site/signing/release-keys.mjs';
import { oneOf, siteAddress, text, type Parse } from './parsers.ts';
import { optional, setting } from './setting.ts';

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

/** `remote-reports=a@lab.org,b@lab.org *=c@lab.org`: addresses by app. */
const owners: Parse<Record<string, string[]>> = (value) => {
  const parts = value.split(/\s+/).map((part) => /^(\*|remote-[a-z][a-z-]*)=([^=@]+@[^=]+)$/.exec(part));
  if (parts.every((part) => part !== null))
    return Object.fromEntries(parts.map(([, name = '', addresses = '']) => [name, addresses.split(',')]));
  throw new Error(
    'names of apps with e-mail addresses, such as `remote-reports=a@lab.org,b@lab.org *=c@lab.org`',
  );
};

/** Settings of what may be released onto the site, and what runs there. */
export const RELEASE_SETTINGS = {
  releaseKeys: optional(
    'RELEASE_KEYS',
    releaseKeys,
    'public keys by app, as `npm run release-key` prints them, separated by spaces: `remote-reports=KEY shell=KEY`, and `*=KEY` for all others; a version that none of its keys has signed is not run',
    'unset: signatures are not checked',
  ),
  releaseGuard: setting(
    'RELEASE_GUARD',
    'canaries',
    oneOf(['off', 'canaries', 'all']),
    'what the site does by itself about versions that break their error budget: `off` nothing, `canaries` stops canaries, `all` also rolls back; needs `VISIT_REPORT_PERCENT`',
  ),
  releaseOwners: setting<Record<string, string[]>>(
    'RELEASE_OWNERS',
    {},
    owners,
    'who gets a mail about that, by app: `remote-reports=a@lab.org,b@lab.org *=c@lab.org`',
    'nobody',
  ),
  siteBucket: optional(
    'SITE_BUCKET',
    text,
    'the site is in this bucket, `s3://bucket/folder`, beside this server; credentials as usual in `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`',
    'unset: it is in `SITE_DIR`',
  ),
  s3Endpoint: optional('S3_ENDPOINT', siteAddress, "address of the bucket's service", "unset: Amazon's"),
};
