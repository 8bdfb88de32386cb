import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { RouteModule } from '../http/app-context.ts';
import { NotFoundError } from '../http/errors/errors.ts';
import { cacheControlOf } from './cache-rules.ts';
import { pagePolicy, workerPolicy } from './content-security-policy.ts';
import type { Settings } from '../settings/settings.ts';
import { screenAddress } from './screen-address.ts';
import { registryReader, shellProblem, type Registry, type ShellFile } from './live-registry.ts';
import { fillPage, foreignOrigins, siteConfiguration } from './page.ts';

/**
 * Serves the built site: its one page with the configuration and the registry filled in, and the files of
 * shell and remotes. Routes of the site are behind the hash, so that a missing file is a real 404; a person who opens a screen without
 * the hash is led to it.
 */
export const siteRoutes: RouteModule = async (app, { settings }) => {
  const { siteDir, releaseKeys } = settings;
  const configuration = siteConfiguration(settings);
  const readRegistry = registryReader(siteDir, releaseKeys, (refusals) =>
    app.log.error(
      `Not run, because it is not as a key of RELEASE_KEYS has signed it: ${refusals.join('; ')}`,
    ),
  );

  const page = async (reply: FastifyReply) => {
    const registry = await readRegistry();
    const found = await readShellFile('page', settings, registry);
    if (found === undefined)
      throw new NotFoundError('The site has not been built. The API is served below /api.');
    const { text: html, problem } = found;
    if (problem !== undefined) {
      reply.log.error(`The page of the shell is not served: ${problem} (RELEASE_KEYS).`);
      return reply.code(503).type('text/plain; charset=utf-8').send(NOT_AS_RELEASED);
    }
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
    const registry = await readRegistry();
    // The second takes the first out of all browsers again (docs/adr/0026-offline-shell.md).
    const script = await readShellFile(settings.noServiceWorker ? 'noWorker' : 'worker', settings, registry);
    if (script === undefined) throw new NotFoundError('This site has no service worker.');
    if (script.problem !== undefined) {
      reply.log.error(`The service worker is not served: ${script.problem} (RELEASE_KEYS).`);
      throw new NotFoundError('This site has no service worker that was released with its page.');
    }
    const policy = workerPolicy(foreignOrigins(registry));
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .type('text/javascript; charset=utf-8')
      .send(script.text);
  });

  app.addHook('onRequest', async (request, reply) => {
    // Scripts that mistype an address get the 404.
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return;
    const address = screenAddress(request.url, await readRegistry());
    if (address !== undefined) await reply.redirect(address);
  });

  // Without a site (an API server beside a CDN) there is nothing more to serve.
  if (!existsSync(siteDir)) return;
  app.get('/federation.json', { schema: { hide: true } }, async (_request, reply) => {
    const registry = await readRegistry();
    if (registry === undefined) throw new NotFoundError('There is no list of the areas of this site.');
    return reply.header('cache-control', 'no-cache').type('application/json').send(JSON.stringify(registry));
  });
  await app.register(fastifyStatic, {
    root: siteDir,
    index: false,
    dotfiles: 'ignore',
    // Who released what is for the release tools.
    allowedPath: (path) => path !== '/federation-history.jsonl',
    cacheControl: false,
    preCompressed: true,
    decorateReply: false,
    schemaHide: true,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheControlOf(path)),
  });
};

const NOT_AS_RELEASED =
  'This site is not shown at the moment: its page is not the one that was released. ' +
  'Nothing is lost. Please tell the people who run this site, and try again later.';

const FILE_NAMES = { page: 'index.html', worker: 'service-worker.js', noWorker: 'no-service-worker.js' };

/**
 * A file of the live shell. While a release writes it, that of the registry's shell is stored beside it.
 *
 * @returns problem: what speaks against it; undefined where there is no such file
 */
async function readShellFile(
  file: ShellFile,
  { siteDir, releaseKeys }: Pick<Settings, 'siteDir' | 'releaseKeys'>,
  registry: Registry | undefined,
): Promise<{ text: string; problem: string | undefined } | undefined> {
  const name = FILE_NAMES[file];
  const text = await readFile(join(siteDir, name), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const problem = shellProblem(file, text, registry, releaseKeys);
  const version = registry?.shell?.['version'];
  if (problem === undefined || typeof version !== 'string' || /[/\\]/.test(version)) return { text, problem };
  const stored = await readFile(join(siteDir, 'shell', version, name), 'utf8').catch(() => text);
  return { text: stored, problem: shellProblem(file, stored, registry, releaseKeys) };
}
