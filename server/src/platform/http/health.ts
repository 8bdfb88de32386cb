import { isReady } from '../database/database.ts';
import type { App, PlatformContext } from './app-context.ts';

/** `/healthz`: the process responds. `/readyz`: it can serve, because the database responds too (else 503). */
export function installHealth(app: App, { db }: PlatformContext): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = await isReady(db);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database unavailable' });
  });
}
