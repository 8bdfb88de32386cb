import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { demoPassword, startInstance } from './instance.mjs';
import { fingerprintOf } from '../content-fingerprint.mjs';
import { root } from '../workspace.mjs';

/** What the demo is made by and of. */
const SOURCES = ['server/src', 'server/migrations', 'server/demo-data', 'shared/contract', 'shared/genome'];

/** How much of the demo a server has: all, or one gene in so many, which tests that need no certain data open sooner. */
const SHARES = { whole: 1, small: 20 };
/** @typedef {keyof typeof SHARES} Demo */

/** Folders of databases with the demo loaded, one for each state of what it is made of. */
const folder = join(root, '.tools', 'demo', fingerprintOf(SOURCES, root).slice(0, 16));

/** A database with the demo, which every server of browser tests starts from a copy of. @param {Demo} demo */
export function demoDatabase(demo) {
  return join(folder, demo);
}

/** Loads the demos, unless that has been done from the same sources. */
export async function loadDemos() {
  if (!existsSync(folder)) await rm(dirname(folder), { recursive: true, force: true });
  await Promise.all([load('whole'), load('small')]);
}

/** @param {Demo} demo */
async function load(demo) {
  const database = demoDatabase(demo);
  if (existsSync(database)) return;
  // Under its name only when it is whole.
  const draft = `${database}.draft`;
  await rm(draft, { recursive: true, force: true });
  const server = await startInstance({
    DATA_DIR: draft,
    DEMO: '1',
    DEMO_PASSWORD: demoPassword,
    DEMO_SHARE: String(SHARES[demo]),
    REPORT_HOURS: '0',
  });
  await server.stop();
  await rename(draft, database);
}
