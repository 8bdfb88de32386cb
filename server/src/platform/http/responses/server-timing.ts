import { countingStatements, type StatementCount } from '../../database/statements/statement-count.ts';
import type { App, PlatformContext } from '../app-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    statementCount?: StatementCount;
  }
}

/**
 * With SERVER_TIMING every response reports how many statements the database ran for it: `Server-Timing: db;desc="5
 * statements";dur=3.2`. Off by default, because it reveals internals to strangers.
 */
export function installServerTiming(app: App, { settings }: Pick<PlatformContext, 'settings'>): void {
  if (!settings.serverTiming) return;
  app.addHook('onRequest', (request, _reply, done) => {
    countingStatements((count) => {
      request.statementCount = count;
      done();
    });
  });
  app.addHook('onSend', async ({ statementCount }, reply, payload) => {
    if (statementCount !== undefined) {
      const { statements, milliseconds } = statementCount;
      void reply.header('server-timing', `db;desc="${statements} statements";dur=${milliseconds.toFixed(1)}`);
    }
    return payload;
  });
}
