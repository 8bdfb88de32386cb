import { Suspense, useEffect } from 'react';
import { findRemote, whenQuiet } from 'shared/remote';
import { useLocation } from 'shared/router';
import { ErrorBoundary, ErrorState, LoadingState, Page } from 'shared/ui';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { preloadHealing, RegistryHealing } from './healing-parts.ts';
import { readRegistryAgain } from './registry-store.ts';
import { RemoteArea } from './remote-area.tsx';
import { usePageRegistry } from './use-page-registry.ts';

/**
 * Every address that is not the shell's own: the screens of the remote with its prefix, or the not-found page. Nothing below
 * has a boundary of its own for code that is not there yet: this one is on screen already when a navigation begins, so that
 * React shows the screen before until the next one is complete, instead of one placeholder after another.
 */
export function FederatedArea() {
  const { pathname } = useLocation();
  useEffect(() => whenQuiet(preloadHealing), []);
  return (
    <ErrorBoundary resetKey={pathname} fallback={(_error, retry) => <MissingRegistry onRetry={retry} />}>
      <Suspense fallback={<LoadingState />}>
        <CurrentArea />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Stands in for everything while it is not known which areas there are; it looks by itself whether that is known by now. */
function MissingRegistry({ onRetry }: { onRetry: () => void }) {
  const retry = () => {
    readRegistryAgain();
    onRetry();
  };
  return (
    <Page title="This page could not be loaded">
      <RegistryHealing onRetry={retry} />
      <ErrorState
        text="The list of the site’s areas could not be fetched, or lacks some. Check your connection, or try again in a moment."
        onRetry={retry}
      />
    </Page>
  );
}

/** Suspends until the registry is read, throws if it cannot be, or may lack the area of this address. */
function CurrentArea() {
  const { pathname } = useLocation();
  const registry = usePageRegistry();
  const remote = findRemote(registry, pathname);
  if (!remote && registry.isIncomplete)
    throw new Error(`The registry is incomplete: ${pathname} is unknown.`);
  if (!remote) return <NotFoundPage />;
  // Another version of it starts again from nothing.
  return <RemoteArea key={`${remote.name}@${remote.version}`} remote={remote} />;
}
