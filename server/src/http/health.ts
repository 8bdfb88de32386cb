import { isReady } from '../db/database.ts';
import type { App, AppContext } from './app-context.ts';

/** `/healthz`: the process answers. `/readyz`: it can serve, that is, the database answers too (else 503). */
export function installHealth(app: App, { db }: AppContext): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = await isReady(db);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database unavailable' });
  });
}
