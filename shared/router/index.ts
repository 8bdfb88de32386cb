import type { createHashRouter } from 'react-router-dom';

/**
 * The only entry point to react-router: one copy at run time, and just the parts that the product uses, so that the
 * rest of the library is not shipped.
 */
export {
  createHashRouter,
  createSearchParams,
  generatePath,
  matchPath,
  matchRoutes,
  Navigate,
  Outlet,
  RouterProvider,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { Location, RouteObject } from 'react-router-dom';
/** The site's router; the shell makes the only one. */
export type SiteRouter = ReturnType<typeof createHashRouter>;

export { Link } from './link.tsx';
export { useScreenLink, type ScreenLink } from './use-screen-link.ts';
export {
  hasUnsavedChanges,
  listUnsaved,
  useHasUnsavedChanges,
  useUnsavedChanges,
} from './unsaved-changes.ts';
