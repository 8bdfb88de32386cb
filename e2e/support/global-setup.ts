import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { builtSite, demoDatabase, instances, runDir } from './paths.ts';
import { Site } from './site.ts';

/** Loads the demo once; every server of the run starts from a copy of that database. */
export default async function globalSetup(): Promise<void> {
  if (!existsSync(join(builtSite, 'index.html')))
    throw new Error(`There is no built site at ${builtSite}: run "node tools/build.mjs" first.`);
  process.env.E2E_RUN_DIR = runDir;
  await mkdir(runDir, { recursive: true });
  // Two servers have their own PostgreSQL.
  if (instances === 2 || existsSync(demoDatabase)) return;
  const site = await Site.openOn(demoDatabase);
  await site.stop();
}
