import type { App, PlatformContext } from '../http/app-context.ts';

/** Addresses without a route, all together: each of them would be a separate metric. */
const NO_ROUTE = 'none';

/** Measures every request by its route. */
export function installRequestMetrics(app: App, { metrics }: PlatformContext): void {
  if (metrics === undefined) return;
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    metrics.countRequest({
      method,
      route: routeOptions.url ?? NO_ROUTE,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
  app.addHook('onClose', async () => metrics.close());
}
