import { Suspense } from 'react';
import { ErrorState, LoadingState, Page } from 'shared/ui';
import { ErrorBoundary } from '../error-boundary.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { forgetRegistry } from './registry-store.ts';
import { RemoteArea } from './remote-area.tsx';
import { useCurrentRemote } from './use-current-remote.ts';

/** Every address that is not the shell's own: the screens of the remote that answers for it, or the not-found page. */
export function FederatedArea() {
  return (
    <ErrorBoundary
      fallback={(_error, retry) => (
        <Page title="This page could not be loaded">
          <ErrorState
            text="The list of the site’s areas could not be fetched. Check your connection, or try again in a moment."
            onRetry={() => {
              forgetRegistry();
              retry();
            }}
          />
        </Page>
      )}
    >
      <Suspense fallback={<LoadingState />}>
        <CurrentArea />
      </Suspense>
    </ErrorBoundary>
  );
}

function CurrentArea() {
  const remote = useCurrentRemote();
  if (!remote) return <NotFoundPage />;
  return <RemoteArea key={remote.name} remote={remote} />;
}
