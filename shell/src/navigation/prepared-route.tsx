import type { RouteObject } from 'shared/router';
import { LoadingState } from 'shared/ui';
import { prepareAddress } from './prepare-address.ts';

/**
 * The route, for which a navigation waits until its screen can be shown: so the screen before stays until then. With another
 * query of the same address the screen is there already, and reads what it needs itself.
 */
export function preparedRoute(route: RouteObject): RouteObject {
  return {
    ...route,
    loader: async ({ request }) => {
      await prepareAddress(new URL(request.url));
      return null;
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    // The first page has no screen before it.
    hydrateFallbackElement: <LoadingState />,
  };
}
