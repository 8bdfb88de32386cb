import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { areaOf } from '../../webpack/frame.mjs';
import { builtFacts, versionFolder } from '../publish-remote.mjs';
import { readRegistry, withEntry } from '../registry.mjs';
import { recordedAnswer } from './recorded-answers.mjs';

/** @typedef {import('../registry.mjs').SiteStore} SiteStore */

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
]);
/**
 * As strict as the site's own (server/src/platform/site/content-security-policy.ts); what it refuses is a problem.
 *
 * @param {string} html of the page; other files need no policy
 */
function policyOf(html) {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const digest = createHash('sha256').update(script).digest('base64');
  return (
    `default-src 'none'; script-src 'self' 'sha256-${digest}'; style-src 'self'; ` +
    "connect-src 'self'; img-src 'self' data: blob:; font-src 'self'; base-uri 'none'"
  );
}

/**
 * The live site with one app replaced by a build that is not released yet, on the loopback address. Its API answers what was
 * recorded; without that it knows nothing and nobody, and every call is answered with 404.
 *
 * @param {SiteStore} store
 * @param {import('../build-frame.mjs').BuiltFrame} built
 * @param {import('./recorded-answers.mjs').Recorded} [recorded]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function openCandidateSite(store, built, recorded) {
  const registry = JSON.stringify(await candidateRegistry(store, built));
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://candidate');
    const answer = recorded && recordedAnswer(recorded, request.method ?? 'GET', pathname + search);
    if (answer !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
      return;
    }
    const path = decodeURIComponent(pathname === '/' ? 'index.html' : pathname.slice(1));
    const found = path === 'federation.json' ? Buffer.from(registry) : await readable(store, built, path);
    // The page of a running site has the live registry in it.
    const content = path === 'index.html' && found ? withoutRegistry(found.toString()) : found;
    response.setHeader('content-security-policy', policyOf(path === 'index.html' ? String(content) : ''));
    if (content === undefined) {
      const message = `Could not find resource for ${request.method} ${pathname}`;
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ apierror: { status: 'NOT_FOUND', message } }));
    } else {
      response.writeHead(200, { 'content-type': TYPES.get(extname(path)) ?? 'application/octet-stream' });
      response.end(content);
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A browser opens connections ahead of its requests; the server would wait five minutes for these.
        server.closeAllConnections();
      }),
  };
}

/** A page that asks for federation.json. @param {string} html */
function withoutRegistry(html) {
  return html.replace(/(<script[^>]*\bid="?federation-registry"?[^>]*>)[^<]*(<\/script>)/, '$1$2');
}

/**
 * The live registry; with the candidate in it when that is a remote.
 *
 * @param {SiteStore} store @param {import('../build-frame.mjs').BuiltFrame} built
 */
async function candidateRegistry(store, built) {
  const registry = await readRegistry(store);
  if (built.name === 'shell') return registry;
  const facts = builtFacts(built.folder);
  const { name, version, contract, entry } = facts;
  const candidate = {
    name,
    version,
    contract,
    ...areaOf(facts),
    entry: `${versionFolder(name, version)}/${entry}`,
    integrity: {},
    bytes: 0,
    publishedAt: '',
    sources: '',
  };
  return withEntry(registry, candidate);
}

/** Calls of the API, which is none of the live site's. */
const OF_THE_API = /^(api|auth)\//;

/**
 * A file of the candidate; undefined for calls of the API, and for what the live site does not return: the screen that lacks it shows
 * that.
 *
 * @param {SiteStore} store @param {import('../build-frame.mjs').BuiltFrame} built @param {string} path
 */
async function readable(store, built, path) {
  if (OF_THE_API.test(path)) return undefined;
  try {
    return await fileOf(store, built, path);
  } catch {
    return undefined;
  }
}

/** @param {SiteStore} store @param {import('../build-frame.mjs').BuiltFrame} built @param {string} path */
async function fileOf(store, built, path) {
  const home = built.name === 'shell' ? '' : `${versionFolder(built.name, built.version)}/`;
  const file = normalize(join(built.folder, path.slice(home.length)));
  const isBuilt = path.startsWith(home) && file.startsWith(built.folder) && existsSync(file);
  return isBuilt ? readFileSync(file) : store.read(path);
}
