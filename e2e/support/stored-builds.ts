import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { release } from 'tools/site/release.mjs';
import { smokeTest } from 'tools/site/smoke-test/smoke-test.mjs';
import { folderStore } from 'tools/site/store/folder-store.mjs';
import { root } from './paths.ts';
import type { Site } from './site.ts';

const FOLDER = join(root, 'e2e', 'stored-builds');

/** A build as it was released some time ago (`npm run keep-build`). */
export interface StoredBuild {
  name: string;
  version: string;
  file: string;
}

export async function storedBuilds(): Promise<StoredBuild[]> {
  const files = await readdir(FOLDER);
  return files.sort().map((file) => {
    const [, name = '', version = ''] = /^(.+)@(.+)\.json\.gz$/.exec(file) ?? [];
    return { name, version, file: join(FOLDER, file) };
  });
}

/**
 * Releases a stored build onto a site, with the checks of a release but for its unit tests, whose sources are not stored.
 *
 * @param folder an empty one, where the build is unpacked
 */
export async function releaseStored(
  site: Site,
  { name, version, file }: StoredBuild,
  folder: string,
): Promise<void> {
  const files: unknown = JSON.parse(gunzipSync(await readFile(file)).toString());
  if (typeof files !== 'object' || files === null) throw new Error(`${file} is no build`);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), Buffer.from(String(content), 'base64'));
  }
  await release(
    folderStore(site.siteDir),
    { name, version, folder, older: true, by: { actor: 'a test', reason: 'mixed versions' } },
    {
      build: (_order, use) => use({ name, version, folder, sources: '', seconds: 0 }),
      types: () => Promise.resolve([]),
      test: () => Promise.resolve([]),
      smokeTest,
    },
  );
}
