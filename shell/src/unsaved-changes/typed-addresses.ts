import type { SiteRouter } from 'shared/router';

/** The state of an address that was typed, until its screen is there (layout/use-arrival). */
export const TYPED = 'typed';

/**
 * Marks the history entries of addresses that are typed, as the router marks those that it makes: with their place in the history,
 * from which the router knows how far somebody has gone. Without it the router can hold nobody back who would lose unsaved changes
 * by going to such an entry, or from it: it leaves the screen, or loads the page again.
 *
 * @param makeRouter is called once the events are listened to: of one event the listeners are called in the order in which
 * they came
 */
export function withTypedAddresses(makeRouter: () => SiteRouter) {
  let shown = present();
  const follow = () => {
    shown = present();
  };
  const mark = () => {
    if (present().index === undefined) {
      // An address that is typed again takes the place of itself.
      const steps = window.location.href === shown.address ? 0 : 1;
      const key = Math.random().toString(36).slice(2, 10);
      window.history.replaceState({ usr: steps ? TYPED : null, key, idx: (shown.index ?? 0) + steps }, '');
    }
    follow();
  };
  window.addEventListener('popstate', mark);
  const router = makeRouter();
  follow();
  const stopFollowing = router.subscribe(follow);
  return {
    router,
    /** Ends the marking. */
    stop: () => {
      stopFollowing();
      window.removeEventListener('popstate', mark);
    },
  };
}

/** The entry of the history that the browser is at; without an index where the router does not know it. */
function present() {
  const state: unknown = window.history.state;
  return { address: window.location.href, index: isMarked(state) ? state.idx : undefined };
}

function isMarked(state: unknown): state is { idx: number } {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number';
}
