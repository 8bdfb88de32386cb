import { spawn } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.ts';
import type { Site } from './site.ts';

interface Registry {
  remotes: { name: string; version: string; contract: number; entry: string }[];
}

function isRegistry(value: unknown): value is Registry {
  return typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes);
}

/** The registry of a site, as it is on disk. */
export async function readRegistry(site: Site): Promise<Registry> {
  const registry: unknown = JSON.parse(await readFile(join(site.siteDir, 'federation.json'), 'utf8'));
  if (!isRegistry(registry)) throw new Error('federation.json lists no remotes');
  return registry;
}

/** Changes one entry of the registry by hand, as a wrong tool would. */
export async function editEntry(site: Site, name: string, change: { contract: number }): Promise<void> {
  const registry = await readRegistry(site);
  const remotes = registry.remotes.map((entry) => (entry.name === name ? { ...entry, ...change } : entry));
  await writeFile(join(site.siteDir, 'federation.json'), JSON.stringify({ ...registry, remotes }));
}

/** Takes the files of a remote away, as if its host were gone; the answer brings them back. */
export async function takeAway(site: Site, name: string): Promise<() => Promise<void>> {
  const [here, away] = [join(site.siteDir, 'remotes', name), join(site.siteDir, `${name}.away`)];
  await rename(here, away);
  return () => rename(away, here);
}

/** Runs a tool of the workspace against this site, and answers what it printed. Throws when it refuses. */
export async function runTool(
  site: Site,
  script: 'release' | 'rollback',
  ...words: string[]
): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'tools', `${script}.mjs`), ...words], {
    cwd: root,
    env: { ...process.env, SITE_DIR: site.siteDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += String(chunk)));
  child.stderr.on('data', (chunk) => (printed += String(chunk)));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${script} ${words.join(' ')} ended with ${String(code)}:\n${printed}`);
  return printed;
}
