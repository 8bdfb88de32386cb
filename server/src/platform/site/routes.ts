import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { RouteModule } from '../http/app-context.ts';
import { NotFoundError } from '../http/errors/errors.ts';
import { cacheControlOf } from './cache-rules.ts';
import { pagePolicy, workerPolicy } from './content-security-policy.ts';
import { screenAddress } from './screen-address.ts';
import { fillPage, foreignOrigins, readRegistry, siteConfiguration } from './page.ts';

/**
 * Serves the built site: its one page with the configuration and the registry filled in, and the files of
 * shell and remotes. Routes of the site are behind the hash, so that a missing file is a real 404; a person who opens a screen without
 * the hash is led to it.
 */
export const siteRoutes: RouteModule = async (app, { settings }) => {
  const { siteDir } = settings;
  const configuration = siteConfiguration(settings);

  const page = async (reply: FastifyReply) => {
    const html = await readPage(siteDir);
    const registry = await readRegistry(siteDir);
    if (registry === undefined)
      reply.log.error(`The registry ${join(siteDir, 'federation.json')} cannot be read.`);
    return reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': pagePolicy(html, foreignOrigins(registry)),
      })
      .type('text/html; charset=utf-8')
      .send(fillPage(html, configuration, registry));
  };
  app.get('/', { schema: { hide: true } }, (_request, reply) => page(reply));
  app.get('/index.html', { schema: { hide: true } }, (_request, reply) => page(reply));

  app.get('/service-worker.js', { schema: { hide: true } }, async (_request, reply) => {
    const script = await readWorker(siteDir, settings.noServiceWorker);
    const policy = workerPolicy(foreignOrigins(await readRegistry(siteDir)));
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .type('text/javascript; charset=utf-8')
      .send(script);
  });

  app.addHook('onRequest', async (request, reply) => {
    // Scripts that mistype an address get the 404.
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return;
    const address = screenAddress(request.url, await readRegistry(siteDir));
    if (address !== undefined) await reply.redirect(address);
  });

  // Without a site (an API server beside a CDN) there is nothing more to serve.
  if (!existsSync(siteDir)) return;
  await app.register(fastifyStatic, {
    root: siteDir,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    decorateReply: false,
    schemaHide: true,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheControlOf(path)),
  });
};

/** The shell's worker, or the one that takes it out of all browsers again (docs/adr/0026-offline-shell.md). */
async function readWorker(siteDir: string, isNone: boolean): Promise<string> {
  try {
    return await readFile(join(siteDir, isNone ? 'no-service-worker.js' : 'service-worker.js'), 'utf8');
  } catch {
    throw new NotFoundError('This site has no service worker.');
  }
}

async function readPage(siteDir: string): Promise<string> {
  try {
    return await readFile(join(siteDir, 'index.html'), 'utf8');
  } catch {
    throw new NotFoundError('The site has not been built. The API is served below /api.');
  }
}
