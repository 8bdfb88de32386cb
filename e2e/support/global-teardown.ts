import { rm } from 'node:fs/promises';
import { runDir } from './paths.ts';

/** Removes databases and site copies of the run, unless `E2E_KEEP` asks to keep them for a closer look. */
export default async function globalTeardown(): Promise<void> {
  if (process.env.E2E_KEEP === undefined) await rm(runDir, { recursive: true, force: true });
}
