/**
 * The contract between shell and remotes, and when either loads ahead. Each app bundles its own copy, which contains that app's name and version.
 */
export type { AreaLink } from './area.ts';
export { isCompatible, REMOTE_CONTRACT } from './contract.ts';
export { defineRemote, type RemoteModule } from './define-remote.ts';
export { findRemote } from './find-remote.ts';
export { lazyRoute } from './lazy-route.tsx';
export { parseRegistry, type Registry, type RegistryEntry, type ScreenReads } from './registry.ts';
export { versionFor, type Reader } from './staged-version.ts';
export { whenIdle } from './when-idle.ts';
export { whenQuiet } from './when-quiet.ts';
