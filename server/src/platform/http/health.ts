import { isReady } from '../database/database.ts';
import type { ReplicaStanding } from '../database/replica/replica-watch.ts';
import type { App, PlatformContext } from './app-context.ts';

/**
 * `/healthz`: the process responds. `/readyz`: it can serve, because the database responds too (else 503), and how the replica does;
 * a server that has nothing else is not ready when that is too old.
 */
export function installHealth(app: App, { db, reads, isReadOnly, settings }: PlatformContext): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const standing = reads.standing();
    const isTooOld = isReadOnly && (standing?.secondsBehind ?? 0) > settings.databaseReadLagSeconds;
    const responds = await isReady(db);
    const status = responds ? (isTooOld ? 'replica too old' : 'ready') : 'database unavailable';
    return reply
      .code(status === 'ready' ? 200 : 503)
      .send({ status, ...(standing === undefined ? {} : { replica: rounded(standing) }) });
  });
}

function rounded({ state, secondsBehind, bytesBehind }: ReplicaStanding): ReplicaStanding {
  return { state, secondsBehind: Math.round(secondsBehind * 10) / 10, bytesBehind };
}
