import { useEffect, useState, type ComponentType } from 'react';

/** A failed load is tried again after this time, as long as the part is wanted. In milliseconds. */
export const PAUSE_MS = 5000;

/** What a substitute gets besides the properties of its part. */
export interface Retry {
  /** Tries to fetch the part again at once. */
  onRetry: () => void;
}

export interface LazyPart<P> {
  Part: ComponentType<P>;
  /** Fetches the code ahead. A failure counts for nothing: it is tried again when the part is wanted. */
  preload: () => void;
}

/**
 * A part of the shell whose code is a file of its own. Where the file cannot be fetched, because the line is down or an older
 * release has been cleared away, a substitute stands in its place, made of what every page has; the page goes on. With React's
 * `lazy` the error would take the whole page away, with all that is unsaved on it. Dialogs without forms share a file, which comes ahead with
 * the search's: what asks about unsaved changes is there when the line goes down.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Substitute: ComponentType<P & Retry>,
): LazyPart<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;

  function loadOnce(): Promise<ComponentType<P>> {
    loading ??= load().then(
      (module) => (loaded = module.default),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Part(props: P) {
    const [Content, setContent] = useState<ComponentType<P> | undefined>(() => loaded);
    const [failures, setFailures] = useState(0);
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      if (Content !== undefined) return undefined;
      let isWanted = true;
      loadOnce().then(
        (component) => isWanted && setContent(() => component),
        () => isWanted && setFailures((count) => count + 1),
      );
      return () => {
        isWanted = false;
      };
    }, [Content, attempt]);

    const onRetry = () => setAttempt((count) => count + 1);
    useEffect(() => {
      if (failures === 0 || Content !== undefined) return undefined;
      const timer = setTimeout(onRetry, PAUSE_MS);
      window.addEventListener('online', onRetry);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('online', onRetry);
      };
    }, [failures, Content]);

    if (Content !== undefined) return <Content {...props} />;
    return failures > 0 ? <Substitute {...props} onRetry={onRetry} /> : null;
  }

  return { Part, preload: () => void loadOnce().catch(() => undefined) };
}
