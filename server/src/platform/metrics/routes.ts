import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RouteModule } from '../http/app-context.ts';
import { ForbiddenError, UnauthorizedError } from '../http/errors/errors.ts';
import { isLoopback } from '../settings/network.ts';

/**
 * Metrics for Prometheus, where METRICS switches them on: for anyone who presents METRICS_TOKEN, or, without that
 * setting, for this machine only.
 */
export const metricsRoutes: RouteModule = (app, { metrics, settings: { metricsToken } }) => {
  if (metrics === undefined) return;
  app.get(
    '/metrics',
    { config: { ownCredentials: true }, schema: { hide: true } },
    async (request, reply) => {
      if (metricsToken === undefined) requireThisMachine(request);
      else requireToken(request, metricsToken);
      const { type, body } = await metrics.text();
      return reply.type(type).header('cache-control', 'no-store').send(body);
    },
  );
};

/** A proxy on this machine forwards requests of others, so a request that came through one is not local. */
function requireThisMachine({ headers, socket }: FastifyRequest): void {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) => name in headers);
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (!isForwarded && isLoopback(address)) return;
  throw new ForbiddenError('Metrics are for this machine only, unless METRICS_TOKEN is set.');
}

function requireToken({ headers }: FastifyRequest, token: string): void {
  const given = /^Bearer (.*)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  if (timingSafeEqual(digest(given), digest(token))) return;
  throw new UnauthorizedError('The token for metrics is missing or wrong.');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
