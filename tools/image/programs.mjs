import { existsSync } from 'node:fs';
import { onPath } from '../machine/commands.mjs';

/** Where apt has its sources, the newer form first. */
const SOURCES = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'];

/**
 * What building an image needs here.
 *
 * @returns {{ mmdebstrap: string, umoci: string, sources: string } | { missing: string }}
 */
export function findImagePrograms() {
  const [mmdebstrap, umoci] = [onPath('mmdebstrap'), onPath('umoci')];
  const sources = SOURCES.find((file) => existsSync(file));
  if (process.getuid?.() !== 0) return { missing: 'root, who owns the files of an image' };
  if (mmdebstrap === undefined) return { missing: 'mmdebstrap' };
  if (umoci === undefined) return { missing: 'umoci' };
  return sources === undefined ? { missing: 'sources of apt' } : { mmdebstrap, umoci, sources };
}
