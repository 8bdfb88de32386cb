import { findRemote, whenQuiet } from 'shared/remote';
import type { SiteRouter } from 'shared/router';
import { pageRegistry } from '../federation/registry-store.ts';
import { prepareCode } from './prepare-address.ts';
import { filesOf } from './reads-of.ts';

/** Of so many other screens the code is fetched ahead: what is linked first is mostly what people go to. */
const MOST = 4;

/** Fetches ahead what the shown screen links, and each later one once the page is quiet. */
export function preloadLinks(router: SiteRouter): void {
  let shown = router.state.location.pathname;
  // Without the registry nothing can be fetched ahead.
  const preload = () => void preloadLinkedScreens().catch(() => undefined);
  preload();
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === shown) return;
    shown = pathname;
    whenQuiet(preload);
  });
}

/** Fetches the code of the screens that links of the shown one lead to, one after the other. */
async function preloadLinkedScreens(): Promise<void> {
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
