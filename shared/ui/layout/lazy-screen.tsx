import { lazy, useState, type ComponentType } from 'react';

/** The shell shows a failed load and offers to try again. The failure must be cleared by then. */
const FAILURE_KEPT_MS = 1000;

export interface LazyScreen {
  Screen: ComponentType;
  /** Loads the screen's code ahead of its first visit. A failure shows when the screen does. */
  preload: () => Promise<void>;
}

/**
 * A screen whose code is its own file, loaded on its first visit. Until then it suspends; once its code is there it never
 * does, so that nothing is shown for a moment in its place. React's `lazy` alone suspends once more even then, and caches a
 * failed load for ever.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loading: Promise<ComponentType> | undefined;
  let Content: ComponentType = newLazy();

  const loadOnce = () => (loading ??= start());

  function newLazy(): ComponentType {
    return lazy(async () => ({ default: await loadOnce() }));
  }
  function start() {
    const started = load();
    started.then(
      (screen) => {
        Content = screen;
      },
      () => setTimeout(forget, FAILURE_KEPT_MS),
    );
    return started;
  }
  function forget() {
    loading = undefined;
    Content = newLazy();
  }
  function Screen() {
    // What is on screen stays the same component, so that nothing typed into it is lost when `Content` changes.
    const [Shown] = useState(() => Content);
    return <Shown />;
  }
  return { Screen, preload: () => loadOnce().then(nothing, nothing) };
}

function nothing() {}
