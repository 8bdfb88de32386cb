import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDemos } from 'tools/cluster/demo-databases.mjs';
import { builtSite, instances, runDir } from './paths.ts';

/** Prepares what the servers of the run start from. */
export default async function globalSetup(): Promise<void> {
  if (!existsSync(join(builtSite, 'index.html')))
    throw new Error(`There is no built site at ${builtSite}: run "node tools/build.mjs" first.`);
  process.env.E2E_RUN_DIR = runDir;
  await mkdir(runDir, { recursive: true });
  // Two servers have their own PostgreSQL.
  if (instances === 1) await loadDemos();
}
