import { ENTRY, frameFacts } from './frame.mjs';
import { rewriteRegistry } from './registry-rewrite.mjs';

/** Where a developer's own site stands unless `SITE` or tools/dev.mjs says otherwise. */
const OWN_SITE = process.env.OWN_SITE ?? 'http://127.0.0.1:8080';

/**
 * Development server of an app, on the loopback address only.
 *
 * - Shell: its page from the working copy, everything else (API, remotes, registry) from the site.
 * - Remote without `SITE`: the stand-alone page, with the API of the developer's own site.
 * - Remote with `SITE`: that whole site, seen through this server, with one remote taken from the working copy. The
 *   registry is rewritten on its way to the browser, so that the shell needs no way to be talked into loading
 *   code from elsewhere.
 *
 * A remote that stands alone is replaced in the page as it is saved, and keeps its state (React Refresh). In a site, whose React is
 * that of production and knows no replacement, saving reloads the page.
 *
 * @param {import('./frame.mjs').Frame} frame
 * @returns {import('webpack-dev-server').Configuration}
 */
export function devServer(frame) {
  const site = (process.env.SITE ?? OWN_SITE).replace(/\/$/, '');
  const isGuest = frame.area !== undefined && process.env.SITE !== undefined;
  const isAlone = frame.area !== undefined && !isGuest;
  return {
    host: '127.0.0.1',
    port: process.env.PORT ?? 'auto',
    static: false,
    hot: isAlone,
    liveReload: !isAlone,
    onListening: ({ server }) => console.log(addressLine(frame, server?.address())),
    // A place of its own among the site's files, also when the site is another working copy's server.
    devMiddleware: isGuest ? { publicPath: guestFolder(frame) } : {},
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      // The page's own server announces changes: the site's policy allows no connection elsewhere.
      webSocketURL: 'auto://0.0.0.0:0/ws',
    },
    proxy: [{ context: (path) => path !== '/ws', target: site, changeOrigin: true, logLevel: 'warn' }],
    setupMiddlewares: (middlewares) => (isGuest ? [guestPage(frame, site), ...middlewares] : middlewares),
  };
}

/**
 * What is printed once the server listens.
 *
 * @param {import('./frame.mjs').Frame} frame @param {import('node:net').AddressInfo | string | null | undefined} address
 */
function addressLine({ name, area }, address) {
  const port = typeof address === 'object' ? address?.port : undefined;
  const screen = area?.prefixes.find((prefix) => !prefix.includes(':')) ?? '/';
  return `${name} is at http://127.0.0.1:${port}/#${screen}`;
}

/** Where a working copy's files are in the site that it enters. @param {import('./frame.mjs').Frame} frame */
const guestFolder = ({ name }) => `/working-copy/${name}/`;

/**
 * Serves the site's page and registry with one remote replaced by the working copy.
 *
 * @param {import('./frame.mjs').Frame} frame @param {string} site
 * @returns {import('webpack-dev-server').Middleware}
 */
function guestPage(frame, site) {
  /** @type {import('webpack-dev-server').ExpressRequestHandler} */
  const respond = async (request, response, next) => {
    if (!['/', '/index.html', '/federation.json'].includes(request.path)) return next();
    try {
      const upstream = await fetch(site + request.path);
      const policy = upstream.headers.get('content-security-policy');
      if (policy !== null) response.setHeader('content-security-policy', policy);
      response.setHeader('content-type', upstream.headers.get('content-type') ?? 'text/html; charset=utf-8');
      response.statusCode = upstream.status;
      const entry = guestFolder(frame) + ENTRY;
      response.end(rewriteRegistry(await upstream.text(), { ...frameFacts(frame), entry }));
    } catch (error) {
      response.statusCode = 502;
      response.end(`${site} does not answer: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return { name: 'guest-page', middleware: respond };
}
