import { useSyncExternalStore } from 'react';
import { HANDSET_QUERY } from 'shared/styles/looks';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(HANDSET_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isHandset() {
  return window.matchMedia(HANDSET_QUERY).matches;
}

/** Narrower than 600 px upright, or narrower than 960 px on its side (ui-screens 1.9). */
export function useIsHandset(): boolean {
  return useSyncExternalStore(subscribe, isHandset);
}
