import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { SiteRouter } from 'shared/router';

/** The site's router with all its news, for `useIsOnTheWay`. */
export const WholeRouter = createContext<SiteRouter | undefined>(undefined);

/**
 * The router as the screens follow it: where the site is. That it is on its way to another place renders no screen, since that would
 * render each link of the one that is about to go, while the next is waited for.
 */
export function renderedRouter(router: SiteRouter): SiteRouter {
  const subscribe: SiteRouter['subscribe'] = (subscriber) => {
    let { blockers } = router.state;
    return router.subscribe((state, options) => {
      if (state.navigation.state !== 'idle' && state.blockers === blockers) return;
      blockers = state.blockers;
      subscriber(state, options);
    });
  };
  return new Proxy(router, {
    get: (target, member): unknown => (member === 'subscribe' ? subscribe : Reflect.get(target, member)),
  });
}

/** Whether the site is on its way to another screen. */
export function useIsOnTheWay(): boolean {
  const router = use(WholeRouter);
  const follow = useCallback((onNews: () => void) => router?.subscribe(onNews) ?? (() => {}), [router]);
  return useSyncExternalStore(follow, () => router?.state.navigation.state === 'loading');
}
