import { siteConfiguration } from 'shared/api';
import { findRemote, whenQuiet } from 'shared/remote';
import type { SiteRouter } from 'shared/router';
import { sessionStore } from 'shared/session';
import { linksIn } from '../areas/area-links.ts';
import { LOGIN_PATH } from '../authentication/paths.ts';
import { safeReturnUrl } from '../authentication/safe-return-url.ts';
import { pageRegistry, type PageRegistry } from '../federation/registry-store.ts';
import { prepareAhead } from './prepare-address.ts';
import { codeOf, type Address } from './reads-of.ts';

/** Of so many screens that the shown one links: what is linked first is mostly what people go to. */
const MOST = 4;

/**
 * Fetches the code of the screens that the shown one links, of those of the menu that are to be there at once, and of the one to which
 * the login page leads, with what they read that is the same for everybody. Again after each navigation, and when somebody signs in
 * or out, once the page is quiet.
 */
export function followNextScreens(router: SiteRouter): void {
  let shown = router.state.location.pathname;
  // Without the registry nothing can be fetched ahead.
  const preload = () => void preloadNextScreens(router).catch(() => undefined);
  preload();
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === shown) return;
    shown = pathname;
    whenQuiet(preload);
  });
  sessionStore.subscribe(({ status }, before) => {
    if (status !== before.status) whenQuiet(preload);
  });
}

/** One after the other, so that they leave room for what is asked for meanwhile; no further one when somebody goes on. */
async function preloadNextScreens(router: SiteRouter): Promise<void> {
  const registry = await pageRegistry();
  const { location: shown } = router.state;
  const next = [...signingIn(shown), ...linkedScreens(registry), ...screensOfMenu(registry)];
  for (const address of next) {
    if (router.state.navigation.state !== 'idle' || router.state.location.pathname !== shown.pathname) return;
    await prepareAhead(address);
  }
}

/** The login page for visitors, and from there where it leads. */
function signingIn({ pathname, search }: Address): URL[] {
  if (pathname === LOGIN_PATH)
    return [addressOf(safeReturnUrl(new URLSearchParams(search).get('returnUrl')))];
  return sessionStore.getState().status === 'anonymous' ? [addressOf(LOGIN_PATH)] : [];
}

/** @param path of a screen, with its query */
const addressOf = (path: string) => new URL(path, document.baseURI);

/** An address of each screen that the shown one links: the links of a column all lead to the same. */
function linkedScreens(registry: PageRegistry): URL[] {
  const addresses = new Map<string, URL>();
  for (const { hash } of document.querySelectorAll<HTMLAnchorElement>('main a[href^="#/"]')) {
    const address = addressOf(hash.slice(1));
    const remote = findRemote(registry, address.pathname);
    if (remote === undefined) continue;
    const screen = [remote.name, ...Object.keys(codeOf(remote, address.pathname).files)].join();
    if (!addresses.has(screen)) addresses.set(screen, address);
  }
  return [...addresses.values()].slice(0, MOST);
}

/** As far as the person who is there can see them. */
function screensOfMenu({ remotes }: PageRegistry): URL[] {
  const { person } = sessionStore.getState();
  const links = linksIn('menu', remotes, { person, configuration: siteConfiguration() });
  return links.flatMap(({ preload, to }) => (preload === true && to !== undefined ? [addressOf(to)] : []));
}
