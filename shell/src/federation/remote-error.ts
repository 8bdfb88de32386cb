import type { RegistryEntry } from 'shared/remote';

/**
 * `load`: a file could not be fetched or run. `timeout`: no response in time. `contract`: built for another version of
 * the site. `refused`: it is not as its team has signed it. `render`: loaded, but failed while showing a screen.
 */
export type RemoteFailureKind = 'load' | 'timeout' | 'contract' | 'refused' | 'render';

/** Kinds whose name is a developer's word. */
const KIND_NAMES: Partial<Record<RemoteFailureKind, string>> = { contract: 'interface' };

/** A failure of one remote. It names the remote and its version, wherever it is logged. */
export class RemoteError extends Error {
  override name = 'RemoteError';

  constructor(
    readonly remote: Pick<RegistryEntry, 'name' | 'version'>,
    readonly kind: RemoteFailureKind,
    reason: string,
    cause?: unknown,
  ) {
    super(`${remote.name} ${remote.version} (${KIND_NAMES[kind] ?? kind}): ${reason}`, { cause });
  }
}

/** Any error of a remote's area as a RemoteError; any other error happened while a screen was shown. */
export function asRemoteError(error: unknown, remote: RegistryEntry): RemoteError {
  if (error instanceof RemoteError) return error;
  const kind = isMissingFile(error) ? 'load' : 'render';
  return new RemoteError(remote, kind, reasonOf(error), error);
}

/**
 * The reason in one line: the federation run time writes a page, of which the first line and the original message are
 * the most useful.
 */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [first = ''] = text.replace(/^(\[ Federation Runtime \]:?\s*)+/, '').split('\n');
  const original = /Original Error Message:\s*(.+)/.exec(text)?.[1];
  return original ? `${first} ${original}` : first;
}

/** webpack's error for a chunk that could not be fetched when a screen imported it. */
function isMissingFile(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || 'request' in error);
}
