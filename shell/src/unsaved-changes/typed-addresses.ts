import { hasUnsavedChanges, type SiteRouter } from 'shared/router';

/**
 * Shows the usual confirmation before unsaved changes are lost to an address typed by hand, or to its history entry.
 * The router cannot block those: their history entries lack the router's state, which it needs to go back. So the entry
 * that was reached gets the address and the state of the screen that is still shown, and the router then navigates to
 * the typed address, after the usual confirmation.
 *
 * @param makeRouter is called once the events are listened to: of one event the listeners are called in the order in which
 * they came
 */
export function withTypedAddresses(makeRouter: () => SiteRouter) {
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
  // While the router blocks a navigation, the browser is at another address for a moment, and the screen stays.
  const stopFollowing = router.subscribe(({ location }) => {
    if (location === shownLocation) return;
    shownLocation = location;
    shown = present();
  });
  return {
    router,
    /** Ends the guarding. */
    stop: () => {
      stopFollowing();
      window.removeEventListener('popstate', hold);
    },
  };
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
