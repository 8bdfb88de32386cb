import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { EscalationError, ForbiddenError } from '../../platform/http/errors/errors.ts';
import { isSignedIn } from '../permissions/caller.ts';
import { noteSecurityEvent } from './security-events.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What it does is about rights: who is refused for the lack of them is written to the log of security events. */
    watched?: true;
  }
}

const LONGEST_PATH = 300;

/**
 * Records attempts of signed-in people to get more rights. In a separate statement, because the transaction of the
 * refused request has been rolled back.
 */
export function watchRefusals(app: FastifyInstance, db: Db): void {
  app.addHook('onError', async (request, _reply, error) => {
    const { caller, routeOptions, method, url, ip } = request;
    const isOfRights = error instanceof EscalationError || error instanceof ForbiddenError;
    if (routeOptions.config.watched !== true || !isOfRights || !isSignedIn(caller)) return;
    await noteSecurityEvent(db, {
      kind: 'escalation refused',
      email: caller.email,
      personId: caller.personId,
      remoteAddress: ip,
      detail: { request: `${method} ${url}`.slice(0, LONGEST_PATH), reason: error.message },
    });
  });
}
