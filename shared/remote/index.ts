/** The contract between shell and remotes. Each frame bundles its own copy: it says that frame's name and version. */
export { isCompatible, REMOTE_CONTRACT } from './contract.ts';
export { defineRemote, type RemoteModule } from './define-remote.ts';
export { findRemote } from './find-remote.ts';
export { parseRegistry, type Registry, type RegistryEntry, type StagedVersion } from './registry.ts';
export { versionFor, type Reader } from './staged-version.ts';
