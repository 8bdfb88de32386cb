import type { App, AppContext } from './app-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Scheme and host that the caller used, without a slash at the end; links in answers begin with it. */
    baseUrl: string;
  }
}

/** Links are built from `PUBLIC_URL`, else from the request's host (X-Forwarded ones from trusted proxies). */
export function installBaseUrl(app: App, { settings }: AppContext): void {
  app.decorateRequest('baseUrl', '');
  app.addHook('onRequest', async (request) => {
    request.baseUrl = settings.publicUrl ?? `${request.protocol}://${request.host}`;
  });
}
