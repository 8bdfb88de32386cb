import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './paths.ts';
import type { Site } from './site.ts';

interface Entry {
  name: string;
  version: string;
  contract: number;
  entry: string;
}

interface Registry {
  remotes: Entry[];
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
export async function editEntry(site: Site, name: string, change: Partial<Entry>): Promise<void> {
  const registry = await readRegistry(site);
  const remotes = registry.remotes.map((entry) => (entry.name === name ? { ...entry, ...change } : entry));
  await writeFile(join(site.siteDir, 'federation.json'), JSON.stringify({ ...registry, remotes }));
}

/** Takes the files of a remote away, as if its host were gone. Returns a function that restores them. */
export async function takeAway(site: Site, name: string): Promise<() => Promise<void>> {
  const [here, away] = [join(site.siteDir, 'remotes', name), join(site.siteDir, `${name}.away`)];
  await rename(here, away);
  return () => rename(away, here);
}

/** A command of the release tools. */
export type ReleaseTool = 'release' | 'rollback' | 'promote' | 'abort' | 'releases';

/** Runs a tool of the workspace against this site, and returns what it printed. Throws when it refuses. */
export async function runTool(site: Site, script: ReleaseTool, ...words: string[]): Promise<string> {
  return runToolIn({}, site, script, ...words);
}

/** The same with something in its environment. */
export async function runToolIn(
  environment: Record<string, string>,
  site: Site,
  script: ReleaseTool,
  ...words: string[]
): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'tools', `${script}.mjs`), ...words], {
    cwd: root,
    env: { ...process.env, SITE_DIR: site.siteDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += String(chunk)));
  child.stderr.on('data', (chunk) => (printed += String(chunk)));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${script} ${words.join(' ')} ended with ${String(code)}:\n${printed}`);
  return printed;
}

/** A digest of every file of a folder, by its path there. */
export async function hashesOf(folder: string): Promise<Map<string, string>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = new Map<string, string>();
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const hash = createHash('sha256').update(await readFile(path));
    found.set(relative(folder, path), hash.digest('hex'));
  }
  return found;
}

/** Where the version of a remote is that is live on a site. */
export async function liveFolder(site: Site, name: string): Promise<string> {
  const live = (await readRegistry(site)).remotes.find((entry) => entry.name === name);
  if (live === undefined) throw new Error(`${name} is not live`);
  return join(site.siteDir, 'remotes', name, live.version);
}

/** Changes a file behind everybody's back, together with its compressed twins. Returns how to change it back. */
export async function tamper(path: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const kept = new Map<string, Buffer>();
  for (const file of [path, `${path}.br`, `${path}.gz`]) {
    if (existsSync(file)) kept.set(file, await readFile(file));
    await rm(file, { force: true });
  }
  await writeFile(path, change(String(kept.get(path))));
  return async () => {
    for (const [file, content] of kept) await writeFile(file, content);
  };
}
