/**
 * Number of the contract between shell and remotes that this build follows: what a remote may rely on in any shell of that
 * number (docs/adr/0017-contract-number.md). It is raised when the two would no longer understand each other: another shape
 * of `RemoteModule`, or a change in the shared modules that breaks what remotes use. Additions do not raise it.
 */
export const REMOTE_CONTRACT: number = __REMOTE_CONTRACT__;

/** Whether a remote built for `offered` can run: the shell knows its own contract and the one before. */
export function isCompatible(offered: number, supported: number = REMOTE_CONTRACT): boolean {
  return offered === supported || (offered === supported - 1 && offered > 0);
}
