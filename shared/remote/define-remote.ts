import type { RouteObject } from 'shared/router';
import { REMOTE_CONTRACT } from './contract.ts';

/** What a remote exposes as `./remote`. */
export interface RemoteModule {
  /** Package name, e.g. `remote-search`. */
  name: string;
  version: string;
  /** The contract it was built for. */
  contract: number;
  /** Its screens, with full addresses of the site (`/search`), without loaders or their own router. */
  routes: RouteObject[];
}

/** Declares a remote; name and version are those of the package that is built. */
export function defineRemote({ routes }: Pick<RemoteModule, 'routes'>): RemoteModule {
  return { name: __FRAME_NAME__, version: __FRAME_VERSION__, contract: REMOTE_CONTRACT, routes };
}
