import helmet from '@fastify/helmet';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../settings/network.ts';
import type { App, PlatformContext } from './app-context.ts';
import { isPublicAnswer, publicCacheControl } from './responses/public-answers.ts';

/**
 * Headers of every response. The content security policy here is that of data: nothing may be run or shown from it.
 * Pages (the site, the API document) set their own.
 */
export async function installSecurityHeaders(app: App, { settings }: PlatformContext): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Remotes and the API may be used by pages of other origins.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    hsts: settings.publicUrl?.startsWith('https:') ?? false,
    frameguard: { action: 'deny' },
  });
}

/**
 * Any origin may call the API (api-1 section 1.3): with a bearer token that its page has got by itself. Only pages of
 * `ALLOWED_ORIGINS` may send the browser's cookies along, and so use a session.
 */
export async function installCors(app: App, { settings }: PlatformContext): Promise<void> {
  await app.register(cors, {
    delegator: (request, done) => {
      const { origin } = request.headers;
      const isAllowed = origin !== undefined && settings.allowedOrigins.includes(origin);
      done(null, { ...CORS, origin: isAllowed ? origin : '*', credentials: isAllowed });
    },
  });
}

const CORS = {
  methods: ['POST', 'GET', 'PUT', 'OPTIONS', 'DELETE'],
  allowedHeaders: [
    'X-Requested-With',
    'Content-Type',
    'Authorization',
    'Origin',
    'Accept',
    'Access-Control-Request-Method',
    'Access-Control-Request-Headers',
    // Ours, beyond the existing tracker's list: lost updates are refused by version.
    'If-Match',
    'If-None-Match',
    // A form that is sent again is stored once.
    'Idempotency-Key',
    // W3C Trace Context.
    'traceparent',
  ],
  exposedHeaders: ['ETag', 'Link', 'Content-Disposition', 'Retry-After'],
  maxAge: 3600,
};

/**
 * Responses of the API depend on the caller: a browser may store them but must revalidate, shared caches may not
 * store them, but what `PUBLIC_CACHE_SECONDS` lets them.
 */
export function installCaching(app: App, { settings, reads, isReadOnly }: PlatformContext): void {
  const { publicCacheSeconds, databaseReadLagSeconds } = settings;
  app.decorateRequest('mayLag', false);
  app.addHook('onSend', async (request, reply, payload) => {
    if (!/^\/(api|auth|tracking-api)(\/|$)/.test(request.url.split('?')[0] ?? '')) return payload;
    const { method, headers, routeOptions } = request;
    const read = { method, headers, route: routeOptions.url, status: reply.statusCode };
    const lag = request.mayLag && reads.standing() !== undefined ? databaseReadLagSeconds : 0;
    const rule =
      isPublicAnswer(read) && !isReadOnly ? publicCacheControl(publicCacheSeconds, lag) : undefined;
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', rule ?? 'private, no-cache');
    void reply.header('vary', appendTo(reply.getHeader('vary'), 'Authorization, Cookie, Accept'));
    return payload;
  });
}

function appendTo(current: unknown, names: string): string {
  return typeof current === 'string' && current !== '' ? `${current}, ${names}` : names;
}

const HAL = 'application/hal+json';
const JSON_TYPE = 'application/json';

/** The media type of a JSON response: HAL, unless the caller names plain JSON (api-1 section 1.2). */
function jsonTypeFor(accept: string | undefined): string {
  const named = (accept ?? '').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase());
  return named.includes(JSON_TYPE) ? JSON_TYPE : HAL;
}

/** Sets the media type of JSON responses of the API, unless the route has set one; refusals are plain JSON. */
export function installJsonType(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const isApi = request.url.startsWith('/api') || request.url.startsWith('/auth');
    const current = reply.getHeader('content-type');
    const isRefusal = reply.statusCode >= 400;
    const isDefault = current === undefined || (typeof current === 'string' && current.startsWith(JSON_TYPE));
    if (isApi && isDefault && !isRefusal) void reply.type(jsonTypeFor(request.headers.accept));
    return payload;
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether what it is answered with may be as old as a replica may be. */
    mayLag: boolean;
    /** What links in responses begin with, without a slash at the end: the site's address, or nothing. */
    baseUrl: string;
    /** The origin of the site's pages as the browser has it; to compare with, not to be sent to anybody. */
    ownOrigin: string;
  }
}

/**
 * Links begin with `PUBLIC_URL`. Without it they begin with the address of the request where that is one of this machine,
 * and otherwise with the path: whoever sends the request chooses its host, and a link must not lead to theirs.
 */
export function installBaseUrl(app: App, { settings }: PlatformContext): void {
  app.decorateRequest('baseUrl', '');
  app.decorateRequest('ownOrigin', '');
  app.addHook('onRequest', async (request) => {
    const requested = `${request.protocol}://${request.host}`;
    request.ownOrigin = settings.publicUrl ?? requested;
    request.baseUrl = settings.publicUrl ?? (isOwnAddress(request, settings) ? requested : '');
  });
}

/** Whether a request names this machine itself, or the address that the server listens on. */
function isOwnAddress({ hostname, socket }: FastifyRequest, { host }: PlatformContext['settings']): boolean {
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  return isLoopback(name) || name === host || name === socket.localAddress;
}
