import { lazy, Suspense, type ComponentType } from 'react';
import { LoadingState } from '../feedback/states.tsx';

/** The shell shows a failed load and offers to try again. The failure must be cleared by then. */
const FAILURE_KEPT_MS = 1000;

export interface LazyScreen {
  Screen: ComponentType;
  /** Loads the screen's code ahead of its first visit. */
  preload: () => void;
}

/**
 * A screen whose code is its own file, loaded on its first visit. React's `lazy` caches a failed load for ever;
 * this one can be tried again.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loading: Promise<{ default: ComponentType }> | undefined;
  let Content = lazy(loadOnce);

  function loadOnce() {
    loading ??= load().then((screen) => ({ default: screen }));
    loading.catch(() => setTimeout(forget, FAILURE_KEPT_MS));
    return loading;
  }
  function forget() {
    loading = undefined;
    Content = lazy(loadOnce);
  }
  function Screen() {
    return (
      <Suspense fallback={<LoadingState />}>
        <Content />
      </Suspense>
    );
  }
  return { Screen, preload: () => void loadOnce() };
}
