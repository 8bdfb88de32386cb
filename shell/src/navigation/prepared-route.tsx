import type { RouteObject } from 'shared/router';
import { LoadingState } from 'shared/ui';
import { prepareAddress, startReads } from './prepare-address.ts';

/**
 * The route, for which a navigation waits until its screen can be shown: so the screen before stays until then. With another
 * query of the same address the screen is there already: what it reads is requested at once, and nothing waits for it.
 */
export function preparedRoute(route: RouteObject): RouteObject {
  return {
    ...route,
    loader: async ({ request }) => {
      await prepareAddress(new URL(request.url));
      return null;
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => {
      const isOtherScreen = currentUrl.pathname !== nextUrl.pathname;
      if (!isOtherScreen) void startReads(nextUrl);
      return isOtherScreen;
    },
    // The first page has no screen before it.
    hydrateFallbackElement: <LoadingState />,
  };
}
