import type { App, AppContext } from '../http/app-context.ts';

/** Addresses that no route answers for, all together: each by itself would be a metric of its own. */
const NO_ROUTE = 'none';

/** Measures every request by its route. */
export function installRequestMetrics(app: App, { metrics }: AppContext): void {
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
