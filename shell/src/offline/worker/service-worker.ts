/**
 * Keeps what shell and visited areas need to open without the site (docs/adr/0026-offline-shell.md). As long as the site answers, its
 * page and its registry count, and they say which files belong to them. The build writes this file to `service-worker.js`.
 */
import { KEPT } from './kept.ts';
import { kindOf, marked, namedVersions, outdated, REGISTRY, registryIn, routesFrom } from './kept-files.ts';
import { workerScope, type FetchEvent, type InstallEvent } from './worker-scope.ts';

/** After this time the kept page is shown to somebody who waits for the site. In milliseconds. */
const PATIENCE = 5000;

const scope = workerScope();
const home = new URL('.', scope.registration.scope).href;
const registryAddress = new URL(REGISTRY, home).href;

scope.addEventListener('install', (event) => event.waitUntil(install(event)));
scope.addEventListener('activate', (event) => event.waitUntil(begin()));
scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, home);
  if (kind === 'page') event.respondWith(page(event));
  if (kind === 'registry') event.respondWith(registry(event));
  if (kind === 'file') event.respondWith(file(event));
});
scope.addEventListener('message', (event) => event.waitUntil(keepLoaded(event.data)));

async function install(event: InstallEvent): Promise<void> {
  // A browser that does not take these routes asks the worker about every request.
  await event.addRoutes?.(routesFrom(home)).catch(() => undefined);
  await scope.skipWaiting();
}

async function begin(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== KEPT);
  await Promise.all(others.map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  // The page that has registered the worker was loaded without it.
  await keepPage(await fetch(home));
}

async function page(event: FetchEvent): Promise<Response> {
  const answer = await patiently(answerFor(event));
  if (answer?.ok) event.waitUntil(keepPage(answer.clone()));
  if (answer !== undefined && !isGateway(answer)) return answer;
  return (await kept(home)) ?? answer ?? answerFor(event);
}

async function answerFor({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded = await preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(request);
}

/** Who asks past all caches wants to know what the site says now, or that it says nothing. */
async function registry(event: FetchEvent): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keepRegistry(answer.clone()));
    return answer;
  } catch (error) {
    const last = event.request.cache === 'no-store' ? undefined : await kept(registryAddress);
    if (last === undefined) throw error;
    return last;
  }
}

/** Where the browser does not look for it first (`routesFrom`): a file never changes, and the page checks its digest. */
async function file({ request }: FetchEvent): Promise<Response> {
  return (await kept(request.url)) ?? fetch(request);
}

async function kept(address: string): Promise<Response | undefined> {
  return (await caches.open(KEPT)).match(address, { ignoreVary: true });
}

async function keepPage(answer: Response): Promise<void> {
  if (!(answer.headers.get('content-type') ?? '').startsWith('text/html') || answer.redirected) return;
  const text = await answer.text();
  const before = await (await kept(home))?.text();
  const headers = new Headers(answer.headers);
  // The text is no longer compressed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const cache = await caches.open(KEPT);
  await cache.put(home, new Response(marked(text, new Date()), { headers }));
  const isOther = before === undefined || scriptsOf(before) !== scriptsOf(text);
  await clear(registryIn(text), isOther ? text : undefined);
}

/** By its scripts the page of one shell differs from that of another. */
function scriptsOf(page: string): string {
  return [...page.matchAll(/<script[^>]* src="[^"]+"/g)].join();
}

async function keepRegistry(answer: Response): Promise<void> {
  const copy = answer.clone();
  await (await caches.open(KEPT)).put(registryAddress, answer);
  await clear(await copy.json(), undefined);
}

/** A file may arrive after its version was dropped: the page before had asked for it. */
async function keepFile(address: string, answer: Response): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.put(address, answer);
  const isDropped =
    named !== undefined && outdated([address.slice(home.length)], named, undefined).length > 0;
  if (isDropped) await cache.delete(address, { ignoreVary: true });
}

/** The versions that the site named last, as long as this worker runs. */
let named: Set<string> | undefined;

/** Drops what must go by what the site says now. */
async function clear(siteRegistry: unknown, otherPage: string | undefined): Promise<void> {
  const versions = namedVersions(siteRegistry);
  if (versions === undefined) return;
  // Before the files are looked through, so that none comes unseen between.
  named = versions;
  const cache = await caches.open(KEPT);
  const addresses = (await cache.keys()).map(({ url }) => url).filter((url) => url !== home);
  const paths = addresses.filter((url) => url !== registryAddress).map((url) => url.slice(home.length));
  const gone = outdated(paths, versions, otherPage);
  await Promise.all(gone.map((path) => cache.delete(home + path, { ignoreVary: true })));
}

/** Keeps files that a page has loaded; they come from the browser's own cache. */
async function keepLoaded(data: unknown): Promise<void> {
  if (!Array.isArray(data)) return;
  const addresses = data.filter((url): url is string => typeof url === 'string');
  const files = addresses.filter((url) => kindOf({ url, method: 'GET', mode: 'cors' }, home) === 'file');
  await Promise.allSettled(
    files.map(async (url) => {
      if ((await kept(url)) !== undefined) return;
      const answer = await fetch(url, { cache: 'force-cache' });
      if (answer.ok) await keepFile(url, answer);
    }),
  );
}

/** The answer, if it comes in time. */
async function patiently(answer: Promise<Response>): Promise<Response | undefined> {
  const patience = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  return Promise.race([answer.catch(() => undefined), patience]);
}

/** Answered by a proxy, whose site is gone. */
function isGateway({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}
