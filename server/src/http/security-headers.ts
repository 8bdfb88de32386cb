import helmet from '@fastify/helmet';
import type { App, AppContext } from './app-context.ts';

/**
 * Headers of every answer. The content security policy here is that of data: nothing may be run or shown
 * from it. Pages (the site, the API document) set their own.
 */
export async function installSecurityHeaders(app: App, { settings }: AppContext): Promise<void> {
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
