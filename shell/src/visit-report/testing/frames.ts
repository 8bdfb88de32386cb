import type { RegistryEntry } from 'shared/remote';
import type { Frames } from '../describe-failure.ts';

function remote(name: string, version: string, prefixes: string[]): RegistryEntry {
  return { name, version, contract: 1, entry: `remotes/${name}/${version}/mf-manifest.json`, prefixes };
}

export const REPORTS = remote('remote-reports', '1.2.0', ['/reports']);
export const PROJECTS = remote('remote-projects', '1.0.0', ['/projects']);

/** Two remotes, of which one has its routes, and a shell with a login page. */
export const FRAMES: Frames = {
  remotes: [REPORTS, PROJECTS],
  routesOf: (remote) => {
    if (remote === undefined) return [{ path: '/login' }, { path: '*' }];
    return remote.name === PROJECTS.name ? [{ path: '/projects/:tpn' }] : [];
  },
};
