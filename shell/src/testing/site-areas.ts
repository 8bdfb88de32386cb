import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRegistry, type RegistryEntry } from 'shared/remote';

const root = join(__dirname, '../../..');

/** The areas of this site as their packages declare them: the shell itself knows none. */
export const SITE_AREAS: readonly RegistryEntry[] = parseRegistry({
  remotes: readdirSync(root)
    .filter((name) => name.startsWith('remote-'))
    .map(entryOf),
}).remotes;

export function areaNamed(name: string): RegistryEntry {
  const area = SITE_AREAS.find((entry) => entry.name === name);
  if (area === undefined) throw new Error(`There is no ${name}.`);
  return area;
}

function entryOf(name: string): object {
  const facts: unknown = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  const isDeclared = typeof facts === 'object' && facts !== null && 'federation' in facts;
  const declared = isDeclared && typeof facts.federation === 'object' ? facts.federation : {};
  return { ...declared, name, version: '1.0.0', contract: 1, entry: `remotes/${name}/1.0.0/remoteEntry.js` };
}
