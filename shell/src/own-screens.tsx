import { lazyRoute } from 'shared/remote';
import type { RouteObject } from 'shared/router';
import { lazyScreen } from 'shared/ui';
import { authenticationRoutes } from './authentication/routes.tsx';

// In its own file, so that the first page does not carry it.
const gallery = lazyScreen(async () => (await import('shared/ui-gallery')).GalleryPage);

const status = lazyScreen(async () => (await import('./site-status/status-page.tsx')).StatusPage);

/** The shell's own screens; every other address belongs to a remote (spec part 1 §2). */
export const OWN_SCREENS: readonly RouteObject[] = [
  ...authenticationRoutes,
  lazyRoute('/status', status),
  lazyRoute('/gallery', gallery),
];
