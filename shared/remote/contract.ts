import contractFile from './contract.json' with { type: 'json' };

/**
 * Number of the contract between shell and remotes that this build follows. It is raised when the two would no longer
 * understand each other: another shape of `RemoteModule`, or a change in `shared` that breaks what remotes use.
 */
export const REMOTE_CONTRACT: number = contractFile.contract;

/** Whether a remote built for `offered` can run: the shell knows its own contract and the one before. */
export function isCompatible(offered: number, supported: number = REMOTE_CONTRACT): boolean {
  return offered === supported || (offered === supported - 1 && offered > 0);
}
