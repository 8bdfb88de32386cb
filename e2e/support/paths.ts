import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprintOf } from 'tools/content-fingerprint.mjs';
import { memoryDisk } from 'tools/machine/memory-disk.mjs';

/** Root of the clone. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The built site that is under test; each spec file works on its own copy. */
export const builtSite = process.env.SITE_DIR ?? join(root, 'dist', 'site');

/** Where this run keeps its databases and copies of the site; in memory they are copied in a fifth of the time. */
export const runDir =
  process.env.E2E_RUN_DIR ?? join(memoryDisk() ?? tmpdir(), `tracker-e2e-${process.ppid}`);

/** What the demo is made by and of. */
const DEMO_SOURCES = [
  'server/src',
  'server/migrations',
  'server/demo-data',
  'shared/contract',
  'shared/genome',
];

/** Folders of databases with the demo loaded, one for each state of what it is made of. */
export const demoFolder = join(root, '.tools', 'demo', fingerprintOf(DEMO_SOURCES, root).slice(0, 16));

/** How much of the demo a server has: all, or one gene in so many, which tests that need no certain data open sooner. */
export const DEMO_SHARES = { whole: 1, small: 20 };
export type Demo = keyof typeof DEMO_SHARES;

/** A database with the demo, copied for each server. */
export function demoDatabase(demo: Demo): string {
  return join(demoFolder, demo);
}

/** How many servers serve the site of the journeys: one, or two behind nginx. */
export const instances = process.env.E2E_INSTANCES === '2' ? 2 : 1;
