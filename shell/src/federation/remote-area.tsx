import { use } from 'react';
import { forgetResources } from 'shared/api';
import type { RegistryEntry } from 'shared/remote';
import { useLocation, useRoutes } from 'shared/router';
import { ErrorBoundary } from 'shared/ui';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { asRemoteError } from './remote-error.ts';
import { RemoteFailure } from './remote-failure.tsx';
import { forgetFailedLoad, isLoadableAgain, loadedModule, loadRemoteModule } from './remote-loader.ts';

/** The screens of one remote. Whatever goes wrong in it, header, footer and the other areas go on. */
export function RemoteArea({ remote }: { remote: RegistryEntry }) {
  const { pathname } = useLocation();
  const area = remote.title ?? remote.name;
  return (
    <ErrorBoundary
      resetKey={pathname}
      onError={(error) => reportError(asRemoteError(error, remote))}
      fallback={(error, retry) => (
        <RemoteFailure
          area={area}
          error={asRemoteError(error, remote)}
          onLeave={() => forgetFailedLoad(remote)}
          isLoadable={() => isLoadableAgain(remote)}
          onRetry={() => {
            forgetFailedLoad(remote);
            // What the area read may be why it failed: it reads everything again.
            void forgetResources();
            retry();
          }}
        />
      )}
    >
      <RemoteScreens remote={remote} />
    </ErrorBoundary>
  );
}

function RemoteScreens({ remote }: { remote: RegistryEntry }) {
  const { name, version, routes } = loadedModule(remote) ?? use(loadRemoteModule(remote));
  const screen = useRoutes([...routes, { path: '*', element: <NotFoundPage /> }]);
  return (
    <div data-remote={name} data-remote-version={version}>
      {screen}
    </div>
  );
}
