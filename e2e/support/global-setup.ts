import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtSite, DEMO_SHARES, demoDatabase, demoFolder, instances, runDir, type Demo } from './paths.ts';
import { Site } from './site.ts';

/** Loads the demos, unless that has been done from the same sources; every server of the run starts from a copy of one. */
export default async function globalSetup(): Promise<void> {
  if (!existsSync(join(builtSite, 'index.html')))
    throw new Error(`There is no built site at ${builtSite}: run "node tools/build.mjs" first.`);
  process.env.E2E_RUN_DIR = runDir;
  await mkdir(runDir, { recursive: true });
  // Two servers have their own PostgreSQL.
  if (instances === 2) return;
  if (!existsSync(demoFolder)) await rm(dirname(demoFolder), { recursive: true, force: true });
  await Promise.all([load('whole'), load('small')]);
}

async function load(demo: Demo): Promise<void> {
  const folder = demoDatabase(demo);
  if (existsSync(folder)) return;
  // Under its name only when it is whole.
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  const site = await Site.openOn(draft, { DEMO_SHARE: String(DEMO_SHARES[demo]) });
  await site.stop();
  await rename(draft, folder);
}
