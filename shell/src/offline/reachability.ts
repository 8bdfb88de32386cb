import { onUnanswered } from 'shared/api';
import { create } from 'zustand';

interface Reachability {
  /** The site did not answer when it was last asked. */
  isUnreachable: boolean;
  /** When this page was stored in the browser, if it came from there; ISO 8601. */
  keptAt?: string;
}

/** Whether the site answers, as far as this page knows; `follow-reachability.ts` looks when it does again. */
export const reachabilityStore = create<Reachability>()(() => ({ isUnreachable: false }));

/** The site did not answer: that is on the page until it does. */
export function noteUnreachable(): void {
  if (!reachabilityStore.getState().isUnreachable) reachabilityStore.setState({ isUnreachable: true });
}

/** Notices when the site does not answer. Returns the way to stop. */
export function noticeSilence(): () => void {
  const { keptAt } = document.documentElement.dataset;
  if (keptAt !== undefined) reachabilityStore.setState({ isUnreachable: true, keptAt });
  else if (!navigator.onLine) noteUnreachable();
  window.addEventListener('offline', noteUnreachable);
  const stopHearing = onUnanswered(noteUnreachable);
  return () => {
    window.removeEventListener('offline', noteUnreachable);
    stopHearing();
  };
}
