import { createContext } from 'react';
import type { SiteRouter } from 'shared/router';

/** The site's router with all its news, for what shows that it is on its way to another place. */
export const WholeRouter = createContext<SiteRouter | undefined>(undefined);

/**
 * The router as the screens follow it: where the site is. That it is on its way to another place renders no screen, since that would
 * render each link of the one that is about to go, while the next is waited for. That somebody is held back (a blocker) does.
 */
export function renderedRouter(router: SiteRouter): SiteRouter {
  const subscribe: SiteRouter['subscribe'] = (subscriber) => {
    let { blockers } = router.state;
    const stop = router.subscribe((state, options) => {
      if (state.navigation.state !== 'idle' && state.blockers === blockers) return;
      blockers = state.blockers;
      subscriber(state, options);
    });
    // The site is rendered in parts, between which the router may have gone on. The state that was rendered renders nothing again.
    subscriber(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return stop;
  };
  return new Proxy(router, {
    get: (target, member): unknown => (member === 'subscribe' ? subscribe : Reflect.get(target, member)),
  });
}
