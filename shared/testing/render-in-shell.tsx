import { act, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { StrictMode, type ReactElement } from 'react';
import { IsolatedResources } from 'shared/api';
import type { Configuration, Person } from 'shared/contract';
import { createMemoryRouter, RouterProvider, useRoutes, type RouteObject } from 'shared/router';
import { sessionStore } from 'shared/session';
import { AppTheme } from 'shared/ui';
import { aConfiguration } from './configuration.ts';
import { testServer } from './test-server.ts';

export interface FakeShellOptions {
  /** Address in the site, with its query; default `/`. */
  route?: string;
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
  const { route = '/', session = null, configuration } = options;
  sessionStore.setState(
    session === null ? { status: 'anonymous', person: null } : { status: 'signedIn', person: session },
  );
  if (configuration) {
    testServer.use(http.get('*/api/conf', () => HttpResponse.json(aConfiguration(configuration))));
  }
  // Like the shell: one splat route, under which a remote's routes are descendants.
  const element = Array.isArray(screen) ? <Routes routes={screen} /> : screen;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [route] });
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
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { ...result, user: userEvent.setup(), address, goTo: (to) => act(() => router.navigate(to)) };
}
