import { act, configure, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { StrictMode, Suspense, type ReactElement } from 'react';
import { IsolatedResources } from 'shared/api';
import type { Configuration, Person } from 'shared/contract';
import { RouterProvider, useRoutes, type RouteObject } from 'shared/router';
import { createMemoryRouter } from 'shared/router/test-support';
import { sessionStore } from 'shared/session';
import { AppTheme, dismissNotice, LoadingState, NoticeRegion } from 'shared/ui';
import { aConfiguration } from './configuration.ts';
import { testServer } from './test-server.ts';

// A loaded machine takes seconds for what takes a moment otherwise; a test that fails waits as long.
configure({ asyncUtilTimeout: 5000 });

export interface FakeShellOptions {
  /** Address in the site, with its query; default `/`. */
  route?: string;
  /** What the history entry of that address carries. */
  historyState?: unknown;
  /** Who is signed in; null (the default) for a visitor. */
  session?: Person | null;
  /** Look-up lists that differ from `aConfiguration()`. */
  configuration?: Partial<Configuration>;
}

export interface FakeShell extends RenderResult {
  /** A person at keyboard and mouse. */
  user: UserEvent;
  /** Where the person is now: path, query and fragment. */
  address: () => string;
  /** Goes to an address as the shell's header would. */
  goTo: (address: string) => Promise<void>;
  /** Presses the browser's back button. */
  goBack: () => Promise<void>;
}

function Routes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/**
 * Shows a screen, or the routes of a remote, as the shell would: in the one router, with the look of the site, a session
 * and an empty cache. Strict, so that an effect that does not clean up after itself shows.
 */
export function renderInShell(
  screen: ReactElement | RouteObject[],
  options: FakeShellOptions = {},
): FakeShell {
  const { route = '/', historyState, session = null, configuration } = options;
  sessionStore.setState(
    session === null ? { status: 'anonymous', person: null } : { status: 'signedIn', person: session },
  );
  if (configuration) {
    testServer.use(http.get('*/api/conf', () => HttpResponse.json(aConfiguration(configuration))));
  }
  // Like the shell: one splat route, under which a remote's routes are descendants.
  const element = (
    <>
      <Suspense fallback={<LoadingState />}>
        {Array.isArray(screen) ? <Routes routes={screen} /> : screen}
      </Suspense>
      <NoticeRegion />
    </>
  );
  dismissNotice();
  const { pathname, search, hash } = new URL(route, 'http://shell');
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [{ pathname, search, hash, state: historyState }],
  });
  const result = render(
    <StrictMode>
      <AppTheme>
        <IsolatedResources>
          <RouterProvider router={router} />
        </IsolatedResources>
      </AppTheme>
    </StrictMode>,
  );
  const address = () => {
    const { location } = router.state;
    return location.pathname + location.search + location.hash;
  };
  return {
    ...result,
    user: userEvent.setup(),
    address,
    goTo: (to) => act(() => router.navigate(to)),
    goBack: () => act(() => router.navigate(-1)),
  };
}
