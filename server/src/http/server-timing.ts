import { countingStatements, type StatementCount } from '../db/statement-count.ts';
import type { App, AppContext } from './app-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    statementCount: StatementCount | null;
  }
}

/**
 * With SERVER_TIMING every answer says how many statements the database ran for it: `Server-Timing:
 * db;desc="5 statements";dur=3.2`. Off by default, because it tells strangers about the inside.
 */
export function installServerTiming(app: App, { settings }: Pick<AppContext, 'settings'>): void {
  if (!settings.serverTiming) return;
  app.decorateRequest('statementCount', null);
  app.addHook('onRequest', (request, _reply, done) => {
    countingStatements((count) => {
      request.statementCount = count;
      done();
    });
  });
  app.addHook('onSend', async ({ statementCount }, reply, payload) => {
    if (statementCount !== null) {
      const { statements, milliseconds } = statementCount;
      void reply.header('server-timing', `db;desc="${statements} statements";dur=${milliseconds.toFixed(1)}`);
    }
    return payload;
  });
}
