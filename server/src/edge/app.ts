import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { apiDocumentRoutes, installApiDocument } from './api-document/routes.ts';
import { countRequests } from '../platform/metrics/request-metrics.ts';
import { endRequestSpan, installRequestSpans } from '../platform/tracing/request-spans.ts';
import { ROUTE_MODULES } from './routes.ts';
import { installCaller } from '../identity/sessions/caller.ts';
import { installSeveralReads } from '../identity/several-reads/several-reads.ts';
import { watchRefusals } from '../identity/sessions/watch-refusals.ts';
import type { App } from '../platform/http/app-context.ts';
import type { TrackerContext, TrackerRoutes } from '../tracker/context.ts';
import {
  installBaseUrl,
  installSecurityHeaders,
  installCors,
  installCaching,
  installJsonType,
} from '../platform/http/install-headers.ts';
import { installErrorHandler, refuse, refuseConnection } from '../platform/http/errors/error-handler.ts';
import { installHealth } from '../platform/http/health.ts';
import { MAX_BODY_BYTES, MAX_FILE_BYTES, MAX_HEADER_BYTES } from '../platform/http/limits.ts';
import { installEtags } from '../platform/http/responses/resource-version.ts';
import { installServerTiming } from '../platform/http/responses/server-timing.ts';
import { refuseForms } from '../platform/http/requests/refuse-forms.ts';
import { installBodyLimits } from '../platform/http/requests/body-limits.ts';
import { logCutRequest, onRequestEnd } from '../platform/http/requests/request-end.ts';
import { validateRequest, serialize, serializeChecked } from '../platform/http/requests/validation.ts';

const COMPRESS_FROM_BYTES = 1024;
const LONGEST_PATH_PARAMETER = 500;

export interface AppOptions {
  /** Fastify's logger setting; no logs without it. */
  logger?: FastifyServerOptions['logger'];
  /** Route modules to serve; all of the server without it. */
  modules?: readonly TrackerRoutes[];
  /** Check every response against the contract, and fail with 500 where it does not fit. For tests. */
  checkResponses?: boolean;
  /** Called before any route is registered. For tests. */
  beforeRoutes?: (app: App) => void;
}

/**
 * How long a request may take to arrive, and how large its headers may be. Node looks at open connections from time to time, so
 * a slow one stays open a quarter longer at the most.
 */
function arrivalLimits(milliseconds: number) {
  return {
    requestTimeout: milliseconds,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: milliseconds,
      connectionsCheckingInterval: Math.ceil(milliseconds / 4),
    },
  };
}

function noteRequestEnds(app: App, { metrics }: TrackerContext): void {
  onRequestEnd(app, [endRequestSpan, logCutRequest, ...(metrics ? [countRequests(metrics)] : [])]);
  app.addHook('onClose', async () => metrics?.close());
}

/** Builds the HTTP application. It does not listen yet: tests call `inject`, `main.ts` calls `listen`. */
export async function buildApp(context: TrackerContext, options: AppOptions = {}): Promise<App> {
  const app = Fastify({
    logger: options.logger ?? false,
    trustProxy: context.settings.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    ...arrivalLimits(context.settings.requestSeconds * 1000),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PATH_PARAMETER },
    genReqId: () => randomUUID(),
    // Requests that have reached a stopping instance are still served, so that nobody notices a restart
    // (docs/operations.md).
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply),
    clientErrorHandler: refuseConnection,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(validateRequest);
  app.setSerializerCompiler(options.checkResponses === true ? serializeChecked : serialize);
  // JSON routes must not see plain text as a body: 415 is clearer than "Validation error".
  app.removeContentTypeParser('text/plain');

  options.beforeRoutes?.(app);
  installErrorHandler(app);
  // The id lets a reported failure be found in the log.
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  installRequestSpans(app);
  noteRequestEnds(app, context);
  installServerTiming(app, context);
  await installSecurityHeaders(app, context);
  await installCors(app, context);
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, files: 1 } });
  installBaseUrl(app, context);
  installCaller(app, context);
  installSeveralReads(app);
  watchRefusals(app, context.db);
  refuseForms(app);
  installJsonType(app);
  installBodyLimits(app);
  installCaching(app, context);
  installEtags(app);
  // Files of the site are sent as they were compressed by the build. For responses brotli takes four times as long as
  // gzip, which costs more time than the smaller size saves.
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['gzip', 'deflate'],
    zlibOptions: { level: 3 },
  });
  await installApiDocument(app);
  installHealth(app, context);
  await app.register(apiDocumentRoutes);
  for (const module of options.modules ?? ROUTE_MODULES)
    await app.register(async (scope) => module(scope.withTypeProvider<TypeBoxTypeProvider>(), context));
  return app;
}
