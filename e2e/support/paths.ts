import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the clone. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The built site that is under test; each spec file works on a copy of its own. */
export const builtSite = process.env.SITE_DIR ?? join(root, 'dist', 'site');

/** Where this run keeps its databases and copies of the site. */
export const runDir = process.env.E2E_RUN_DIR ?? join(tmpdir(), `tracker-e2e-${process.ppid}`);

/** A database folder with the demo loaded, copied for each server that a spec file starts. */
export const demoDatabase = join(runDir, 'demo-database');

/** How many servers serve the site of the journeys: one, or two behind nginx. */
export const instances = process.env.E2E_INSTANCES === '2' ? 2 : 1;
