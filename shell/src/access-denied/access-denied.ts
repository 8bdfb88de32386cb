import { onUnauthorized } from 'shared/api';
import type { SiteRouter } from 'shared/router';
import { create } from 'zustand';
import { addressOf } from '../sign-in-address.ts';

/** The refusal that the page shows: where the person was when a call was refused; `null` while nothing was. */
export const accessDeniedStore = create<{ refusedAt: string | null }>()(() => ({ refusedAt: null }));

/** The person has read it, or has gone on. */
export function dismissAccessDenied(): void {
  accessDeniedStore.setState({ refusedAt: null });
}

/**
 * Handles calls that the server refuses with 401 or 403 (spec part 1 §8): one message, however many calls of a screen
 * are refused at once, and back to the home page. The address stays known, so that work can be taken up after signing
 * in.
 *
 * @returns the way to stop
 */
export function followAccessDenied(router: SiteRouter): () => void {
  const stopListening = onUnauthorized(() => {
    if (accessDeniedStore.getState().refusedAt !== null) return;
    accessDeniedStore.setState({ refusedAt: addressOf(router.state.location) });
    if (router.state.location.pathname !== '/') void router.navigate('/');
  });
  const stopFollowing = router.subscribe(({ location }) => {
    const { refusedAt } = accessDeniedStore.getState();
    // A person who chose to stay with unsaved changes is still where the call was refused.
    if (refusedAt !== null && location.pathname !== '/' && addressOf(location) !== refusedAt)
      dismissAccessDenied();
  });
  return () => {
    stopListening();
    stopFollowing();
  };
}
