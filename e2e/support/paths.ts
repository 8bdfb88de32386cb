import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryDisk } from 'tools/machine/memory-disk.mjs';

/** Root of the clone. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The built site that is under test; each spec file works on its own copy. */
export const builtSite = process.env.SITE_DIR ?? join(root, 'dist', 'site');

/** Where this run keeps its databases and copies of the site; in memory they are copied in a fifth of the time. */
export const runDir =
  process.env.E2E_RUN_DIR ?? join(memoryDisk() ?? tmpdir(), `tracker-e2e-${process.ppid}`);

/** How many servers serve the site of the journeys: one, or two behind nginx. */
export const instances = process.env.E2E_INSTANCES === '2' ? 2 : 1;
