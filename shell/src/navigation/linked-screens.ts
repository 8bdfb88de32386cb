import { findRemote } from 'shared/remote';
import { pageRegistry } from '../federation/registry-store.ts';
import { isSparingData } from './idle-preload.ts';
import { prepareCode } from './prepare-address.ts';
import { filesOf } from './reads-of.ts';

/** Of so many other screens the code is fetched ahead: what is linked first is mostly what people go to. */
const MOST = 4;

/** Fetches the code of the screens that links of the shown one lead to, one after the other; nothing when data are to be spared. */
export async function preloadLinkedScreens(): Promise<void> {
  if (isSparingData()) return;
  const registry = await pageRegistry();
  /** An address by the files of its screen: the links of a column all lead to the same. */
  const addresses = new Map<string, string>();
  for (const { hash } of document.querySelectorAll<HTMLAnchorElement>('main a[href^="#/"]')) {
    const { pathname } = new URL(hash.slice(1), document.baseURI);
    const remote = findRemote(registry, pathname);
    if (remote === undefined) continue;
    const screen = [remote.name, ...Object.keys(filesOf(remote, pathname))].join();
    if (!addresses.has(screen)) addresses.set(screen, pathname);
  }
  for (const pathname of [...addresses.values()].slice(0, MOST)) await prepareCode(pathname);
}
