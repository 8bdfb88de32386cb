import type { RouteObject } from 'shared/router';
import type { LazyScreen } from 'shared/ui';

/** The route of a screen that is its own file. Its handle lets the shell load the file before it goes there. */
export function lazyRoute(path: string, { Screen, preload }: LazyScreen): RouteObject {
  return { path, element: <Screen />, handle: { preload } };
}
