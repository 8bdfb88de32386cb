import type { NoteEnd } from '../http/requests/request-end.ts';
import type { Metrics } from './metrics.ts';

/** Addresses without a route, all together: each of them would be a separate metric. */
const NO_ROUTE = 'none';

/** Measures every request by its route. */
export const countRequests =
  (metrics: Metrics): NoteEnd =>
  ({ method, routeOptions }, { elapsedTime }, status) => {
    const route = routeOptions.url ?? NO_ROUTE;
    metrics.countRequest({ method, route, status, seconds: elapsedTime / 1000 });
  };
