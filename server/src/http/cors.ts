import cors from '@fastify/cors';
import type { App } from './app-context.ts';

/**
 * Any origin may call the API (api-1 section 1.3). What a foreign page must not do rests on the bearer token,
 * which it cannot read; the refresh cookie is guarded by its own origin check.
 */
export async function installCors(app: App): Promise<void> {
  await app.register(cors, {
    origin: true,
    credentials: true,
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
    ],
    exposedHeaders: ['ETag', 'Link', 'Content-Disposition', 'Retry-After'],
    maxAge: 3600,
  });
}
