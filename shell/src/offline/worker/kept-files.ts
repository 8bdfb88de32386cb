import { KEPT } from './kept.ts';

/** What the service worker does with a request. `none`: nothing; the browser sends it as if there were no worker. */
export type Kind = 'page' | 'registry' | 'file' | 'none';

/** Of the browser's static routing: the first whose condition fits counts. */
export interface Route {
  condition: { urlPattern: Record<'protocol' | 'hostname' | 'port' | 'pathname' | 'search', string> };
  source: 'fetch-event' | 'network' | { cacheName: string };
}

/** What a request is told apart by. */
export interface Asked {
  url: string;
  method: string;
  mode: string;
}

/** Paths of the page, of the registry, and folders of the files, relative to the page. */
const PAGES = ['', 'index.html'];
export const REGISTRY = 'federation.json';
const FOLDERS = ['static/', 'remotes/'];

/**
 * Only the site's page, its registry and the files of shell and remotes are kept. Everything else is not even looked at: no answer of
 * the API passes through the worker.
 *
 * @param home address of the page
 */
export function kindOf({ url, method, mode }: Asked, home: string): Kind {
  const { origin, pathname } = new URL(url);
  const base = new URL('.', home);
  if (method !== 'GET' || origin !== base.origin || !pathname.startsWith(base.pathname)) return 'none';
  const path = pathname.slice(base.pathname.length);
  if (PAGES.includes(path)) return mode === 'navigate' ? 'page' : 'none';
  if (path === REGISTRY) return 'registry';
  return FOLDERS.some((folder) => path.startsWith(folder)) ? 'file' : 'none';
}

/**
 * What the browser does with a request by its address, before it starts the worker, which it stops after half a minute without work:
 * files come from what is kept or else over the line, and a call of the API is sent at once. Through the worker either would wait for
 * its start, and scripts would be compiled again at every visit, since browsers store compiled code with what they have stored
 * themselves.
 *
 * @param home address of the page
 */
export function routesFrom(home: string): Route[] {
  const { protocol, hostname, port, pathname } = new URL('.', home);
  const below = (path: string, source: Route['source']): Route => ({
    condition: { urlPattern: { protocol, hostname, port, pathname: pathname + path, search: '*' } },
    source,
  });
  const any = { protocol: '*', hostname: '*', port: '*', pathname: '*', search: '*' };
  return [
    ...[...PAGES, REGISTRY].map((path) => below(path, 'fetch-event')),
    ...FOLDERS.map((folder) => below(`${folder}*`, { cacheName: KEPT })),
    { condition: { urlPattern: any }, source: 'network' },
  ];
}

/** The versions of remotes that a registry names, live or on trial, as their folders; undefined for what is no registry. */
export function namedVersions(registry: unknown): Set<string> | undefined {
  const remotes = isRecord(registry) ? registry['remotes'] : undefined;
  if (!Array.isArray(remotes) || remotes.length === 0) return undefined;
  const entries = remotes.flatMap((remote: unknown) => {
    const staged = isRecord(remote) && isRecord(remote['staged']) ? remote['staged']['facts'] : undefined;
    return [remote, staged];
  });
  return new Set(
    entries.filter(isRecord).map(({ name, version }) => `remotes/${String(name)}/${String(version)}/`),
  );
}

/**
 * Of the files that are kept those that must go: of versions of remotes that the site no longer names, so that none outlives its
 * rollback, and those of an earlier shell.
 *
 * @param paths of kept files, relative to the page
 * @param versions as `namedVersions` says
 * @param page the text of another page than before; undefined while it is the same
 */
export function outdated(
  paths: readonly string[],
  versions: Set<string>,
  page: string | undefined,
): string[] {
  return paths.filter((path) => {
    const folder = /^remotes\/[^/]+\/[^/]+\//.exec(path)?.[0];
    if (folder !== undefined) return !versions.has(folder);
    return page !== undefined && !page.includes(path);
  });
}

/** The registry that the server has written into a page; undefined where there is none. */
export function registryIn(page: string): unknown {
  const text = /id="federation-registry"[^>]*>([^<]*)</.exec(page)?.[1]?.trim() ?? '';
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The page with a note of when it was kept, by which it knows later that it did not come from the site. */
export function marked(page: string, now: Date): string {
  return page.replace(/<html(?=[\s>])/, `<html data-kept-at="${now.toISOString()}"`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
