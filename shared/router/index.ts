/**
 * The parts of the router that the product uses, shared once in the browser. A facade instead of the package itself,
 * because a package that is shared as a whole cannot be tree-shaken (51 KB instead of 12, compressed).
 */
export {
  createHashRouter,
  createMemoryRouter,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, Location, NavigateFunction, NavLinkProps, RouteObject, To } from 'react-router-dom';
