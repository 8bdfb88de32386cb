import { matchRoutes, type RouteObject } from 'shared/router';

/** What the server takes for a pattern. */
const NOT_OF_PATTERNS = /[^A-Za-z_:*/-]/g;

/**
 * The pattern of an address: the segments of the routes that an app declares, `/things/:id`. What is not one of
 * them, identifiers, names and terms, never gets into it.
 *
 * @param prefixes what is known of an area before its routes are
 */
export function routePattern(
  routes: readonly RouteObject[],
  prefixes: readonly string[],
  pathname: string,
): string {
  const known = routes.length > 0 ? [...routes] : prefixes.map(anythingBelow);
  const paths = (matchRoutes(known, pathname) ?? []).map(({ route }) => route.path ?? '');
  return joined(paths.length > 0 ? paths : ['*']).replace(NOT_OF_PATTERNS, '');
}

/** `/` is the home page and nothing below it. */
function anythingBelow(prefix: string): RouteObject {
  return { path: prefix === '/' ? prefix : `${prefix}/*` };
}

function joined(paths: readonly string[]): string {
  const whole = paths.reduce((before, path) => (path.startsWith('/') ? path : `${before}/${path}`), '');
  return `/${whole.split('/').filter(Boolean).join('/')}`;
}
