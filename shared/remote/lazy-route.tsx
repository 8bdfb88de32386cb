import type { ComponentType } from 'react';
import type { RouteObject } from 'shared/router';

/** As `lazyScreen` of shared/ui makes it. */
interface LazyScreen {
  Screen: ComponentType;
  preload: () => Promise<void>;
}

/** The route of a screen that is its own file. Its handle lets the shell load the file before it goes there. */
export function lazyRoute(path: string, { Screen, preload }: LazyScreen): RouteObject {
  return { path, element: <Screen />, handle: { preload } };
}
