declare module '*.css';

/**
 * Name and version of the app (shell or remote) that is being built, from its package.json; set by the webpack and jest
 * presets.
 */
declare const __FRAME_NAME__: string;
declare const __FRAME_VERSION__: string;
/** Number of the contract between shell and remotes that is being built for (shared/remote/contract.json). */
declare const __REMOTE_CONTRACT__: number;
