import { isCompatible } from 'shared/remote';
import type { RemoteError } from './remote-error.ts';
import type { PageRegistry, PageRemote } from './registry-store.ts';

/**
 * What may mend an area that failed: another version that this page can run, the page of a newer shell, another attempt with the same
 * version, or nothing yet.
 */
export type Mend = { kind: 'version'; remote: PageRemote } | { kind: 'reload' | 'again' | 'wait' };

const WAIT: Mend = { kind: 'wait' };

/** The registry as the site has it now; `shell` is missing where it does not say. */
export type LiveRegistry = PageRegistry & { shell?: { version: string } };

/**
 * Decides how to go on after a failure.
 *
 * @param live undefined while the site does not answer: then nothing else is asked of it
 */
export function whatMends(
  { remote, kind }: RemoteError,
  live: LiveRegistry | undefined,
  ownShell: string = __FRAME_VERSION__,
): Mend {
  const candidate = live?.remotes.find(({ name }) => name === remote.name);
  if (live === undefined || candidate === undefined) return WAIT;
  const isOther = candidate.version !== remote.version;
  if (isOther && isCompatible(candidate.contract)) return { kind: 'version', remote: candidate };
  const isShellOther = live.shell !== undefined && live.shell.version !== ownShell;
  // Of the same version, files that did not come may come now; what it lacks in this shell a newer one may have.
  if (!isOther && (kind === 'load' || kind === 'timeout')) return { kind: 'again' };
  return isShellOther ? { kind: 'reload' } : WAIT;
}
