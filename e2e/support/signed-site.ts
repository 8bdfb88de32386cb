import { createPrivateKey } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newKeyPair } from 'tools/site/signing/release-keys.mjs';
import { signatureOf } from 'tools/site/signing/signature.mjs';
import { testsOfFiles } from './site-files.ts';
import type { Site } from './site.ts';

type Entry = Record<string, unknown> & { name: string };
interface Registry {
  shell: object;
  remotes: Entry[];
}

function isRegistry(value: unknown): value is Registry {
  return typeof value === 'object' && value !== null && 'remotes' in value && 'shell' in value;
}

const team = newKeyPair();
/** The setting of a site whose releases this team signs. */
export const RELEASE_KEYS = `*=${team.publicKey}`;

const signed = (facts: object) => ({
  ...facts,
  signature: signatureOf(facts, createPrivateKey(team.privateKey)),
});

/** Signs everything that is live, as a release by the team would have. */
export async function signAll(site: Site): Promise<void> {
  await changeRegistry(site, ({ shell, remotes }) => ({
    shell: signed({ ...shell, name: 'shell' }),
    remotes: remotes.map((entry) => signed(entry)),
  }));
}

/** Changes what the registry says of one remote, behind everybody's back. */
export async function changeEntry(site: Site, name: string, change: object): Promise<void> {
  await changeRegistry(site, ({ shell, remotes }) => ({
    shell,
    remotes: remotes.map((entry) => (entry.name === name ? { ...entry, ...change } : entry)),
  }));
}

async function changeRegistry(
  site: Site,
  change: (registry: Registry) => { shell: object; remotes: object[] },
): Promise<void> {
  const path = join(site.siteDir, 'federation.json');
  const registry: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (!isRegistry(registry)) throw new Error('federation.json is no registry');
  await writeFile(path, JSON.stringify({ ...registry, ...change(registry) }));
}

/** For tests of signatures: releases of the site are signed, and its server knows the key. */
export const test = testsOfFiles({ RELEASE_KEYS }, signAll);

export { expect } from '@playwright/test';
