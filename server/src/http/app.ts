import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { apiDocumentRoutes, installApiDocument } from '../api-document/routes.ts';
import { installRequestMetrics } from '../metrics/request-metrics.ts';
import { ROUTE_MODULES } from '../routes.ts';
import { installCaller } from '../sessions/caller.ts';
import { watchRefusals } from '../sessions/watch-refusals.ts';
import type { App, AppContext, RouteModule } from './app-context.ts';
import { installBaseUrl } from './base-url.ts';
import { installCaching } from './caching.ts';
import { installCors } from './cors.ts';
import { installErrorHandler, refuse, refuseConnection } from './error-handler.ts';
import { installHealth } from './health.ts';
import { installJsonType } from './json-type.ts';
import { MAX_BODY_BYTES, MAX_FILE_BYTES, MAX_HEADER_BYTES } from './limits.ts';
import { installEtags } from './resource-version.ts';
import { installSecurityHeaders } from './security-headers.ts';
import { installServerTiming } from './server-timing.ts';
import { validateRequest, writeAnswer, writeCheckedAnswer } from './validation.ts';

const COMPRESS_FROM_BYTES = 1024;
const LONGEST_PATH_PARAMETER = 500;

export interface AppOptions {
  /** Fastify's logger setting; no logs without it. */
  logger?: FastifyServerOptions['logger'];
  /** Route modules to serve; all of the server without it. */
  modules?: readonly RouteModule[];
  /** Check every answer against the contract, and fail with 500 where it does not fit. For tests. */
  checkAnswers?: boolean;
  /** Told before any route is registered. For tests. */
  beforeRoutes?: (app: App) => void;
}

/** Builds the HTTP application. It does not listen yet: tests call `inject`, `main.ts` calls `listen`. */
export async function buildApp(context: AppContext, options: AppOptions = {}): Promise<App> {
  const app = Fastify({
    logger: options.logger ?? false,
    trustProxy: context.settings.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PATH_PARAMETER },
    genReqId: () => randomUUID(),
    // What has reached an instance that ends is still answered by it: nobody is to notice a restart (docs/operations.md).
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply),
    clientErrorHandler: refuseConnection,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(validateRequest);
  app.setSerializerCompiler(options.checkAnswers === true ? writeCheckedAnswer : writeAnswer);
  // JSON routes must not see plain text as a body: 415 says more than "Validation error".
  app.removeContentTypeParser('text/plain');

  options.beforeRoutes?.(app);
  installErrorHandler(app);
  // Whoever reports a failure can name the request, and it is found in the log.
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  installRequestMetrics(app, context);
  installServerTiming(app, context);
  await installSecurityHeaders(app, context);
  await installCors(app);
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, files: 1 } });
  installBaseUrl(app, context);
  installCaller(app, context);
  watchRefusals(app, context.db);
  installJsonType(app);
  installCaching(app);
  installEtags(app);
  // Files of the site travel as they were compressed when they were built. For answers brotli takes four times as long as
  // gzip, which is more than the bytes that it saves take to travel.
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
