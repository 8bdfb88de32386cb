import { readRegistry } from 'tools/site/registry.mjs';
import { siteStore } from 'tools/site/store/open-store.mjs';
import type { Settings } from '../../platform/settings/settings.ts';

/** Apps of the site, the shell first, and those that RELEASE_OWNERS names before their first release. */
export async function openSiteNames({
  siteDir,
  siteBucket,
  s3Endpoint,
  releaseOwners,
}: Settings): Promise<string[]> {
  const store = await siteStore({ siteDir, bucket: siteBucket, endpoint: s3Endpoint });
  const { remotes } = await readRegistry(store);
  const named = Object.keys(releaseOwners).filter((name) => name !== '*');
  return ['shell', ...new Set([...remotes.map(({ name }) => name), ...named].sort())].filter(
    (name, index, all) => all.indexOf(name) === index,
  );
}
