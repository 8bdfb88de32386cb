import { hasUnsavedChanges, type SiteRouter } from 'shared/router';

/**
 * Makes addresses that are typed by hand, and entries of the history that began so, ask like every other way to leave. The
 * router cannot hold those back: they carry nothing of its own by which it could find the way back. So the entry that
 * was come to is given the address and the state of the screen that is still shown, and the router is asked to go to
 * the typed address, which it does after the usual question.
 *
 * @param makeRouter is called once the events are listened to: of one event the listeners are called in the order in which
 * they came
 */
export function withTypedAddresses(makeRouter: () => SiteRouter): GuardedRouter {
  let shown = present();
  const hold = (event: PopStateEvent) => {
    const typed = window.location.href;
    if (isOfRouter(event.state) || !hasUnsavedChanges() || typed === shown.address) return;
    event.stopImmediatePropagation();
    window.history.replaceState(shown.state, '', shown.address);
    void router.navigate(pathOf(typed));
  };
  window.addEventListener('popstate', hold);
  const router = makeRouter();
  let shownLocation = router.state.location;
  // While the router holds somebody back, the browser is elsewhere for a moment, and nothing else is shown.
  const stopFollowing = router.subscribe(({ location }) => {
    if (location === shownLocation) return;
    shownLocation = location;
    shown = present();
  });
  return {
    router,
    stop: () => {
      stopFollowing();
      window.removeEventListener('popstate', hold);
    },
  };
}

export interface GuardedRouter {
  router: SiteRouter;
  /** Ends the guarding. */
  stop: () => void;
}

/** The entry of the history that is on screen. */
function present() {
  const state: unknown = window.history.state;
  return { address: window.location.href, state };
}

/** The router marks the entries that it makes. */
function isOfRouter(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'idx' in state;
}

/** What stands after the `#` (spec part 1 §2). */
function pathOf(address: string): string {
  const path = new URL(address).hash.slice(1);
  return path.startsWith('/') ? path : `/${path}`;
}
