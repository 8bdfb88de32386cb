import { createPrivateKey } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newKeyPair } from 'tools/site/signing/release-keys.mjs';
import { signatureOf } from 'tools/site/signing/signature.mjs';
import { test as base } from './content-policy.ts';
import { Site } from './site.ts';

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

/** For tests of signatures: each has its own site, whose releases are signed and whose server knows the key. */
export const test = base.extend<{ site: Site }>({
  site: [
    async ({}, use) => {
      const site = await Site.open({ demo: 'small', environment: { RELEASE_KEYS } });
      await signAll(site);
      await use(site);
      await site.close();
    },
    { scope: 'test', timeout: 240_000 },
  ],
});

export { expect } from '@playwright/test';
