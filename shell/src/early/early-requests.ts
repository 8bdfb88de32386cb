/**
 * Runs at first, from within the page: requests the files of the area at the address, the session of a person who is signed
 * in, and what the screen reads first, while the shell is still on its way. The build writes it into the page, whose content security
 * policy allows it by its digest. It imports constants alone and decides nothing: what it requests in vain costs a request,
 * what it does not request is requested later by the shell.
 */
import { REFRESH_PATH, SESSION_CALL_TIMEOUT_MS, SESSION_KEYS, SESSION_LOCK } from 'shared/session-facts';

type Facts = Record<string, unknown>;

interface Screen {
  remote: Facts;
  reads: Facts;
  parameters: Map<string, string>;
}

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string';

function blockOf(id: string): Facts {
  const value: unknown = JSON.parse(document.getElementById(id)?.textContent ?? '');
  return isFacts(value) ? value : {};
}

/** The parameters of an address by the pattern of a screen; undefined where it is not that screen's. */
function parametersOf(pattern: string, address: string): Map<string, string> | undefined {
  const [[path = '', query], [given = '', search]] = [pattern.split('?'), address.split('?')];
  const [names, parts] = [path, given].map((text) => text.split('/').filter(Boolean));
  if (names?.length !== parts?.length) return undefined;
  const parameters = askedBy(query, search);
  for (const [index, name] of names?.entries() ?? []) {
    const part = parts?.[index] ?? '';
    if (name.startsWith(':')) parameters?.set(name.slice(1), decodeURIComponent(part));
    else if (name !== part) return undefined;
  }
  return parameters;
}

/** The parameters of a query by its pattern, `size=:size`; undefined where the query has others, or more. */
function askedBy(pattern?: string, search?: string): Map<string, string> | undefined {
  const names = [...new URLSearchParams(pattern)];
  const query = new URLSearchParams(search);
  if (names.length !== [...query].length || names.some(([name]) => !query.has(name))) return undefined;
  return new Map(names.map(([name, parameter]) => [parameter.slice(1), query.get(name) ?? '']));
}

/** The screen at an address: of those that fit, the one with the fewest parameters. */
function screenAt(address: string): Screen | undefined {
  let found: Screen | undefined;
  for (const remote of listOf(blockOf('federation-registry')['remotes']).filter(isFacts)) {
    for (const reads of listOf(remote['reads']).filter(isFacts)) {
      const pattern = reads['screen'];
      const parameters = isText(pattern) ? parametersOf(pattern, address) : undefined;
      if (parameters && (!found || parameters.size < found.parameters.size)) {
        found = { remote, reads, parameters };
      }
    }
  }
  return found;
}

/** How the browser asks for a file, by the end of its name. */
const KINDS: Record<string, string> = { js: 'script', css: 'style' };

/** @param files digests by address */
function requestFiles(files: unknown, base: URL): void {
  for (const [file, digest] of Object.entries(isFacts(files) ? files : {})) {
    const kind = KINDS[file.split('.').at(-1) ?? ''];
    const address = new URL(file, base);
    if (!kind || !isText(digest) || document.querySelector(`link[href="${address.href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, {
      rel: 'preload',
      as: kind,
      href: address.href,
      integrity: digest,
      fetchPriority: 'low',
    });
    if (address.origin !== location.origin) link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}

/**
 * The files that an area begins with, those of the screen, and those of the shared modules that both import. All run after the shell,
 * and are not to delay it.
 */
function requestCode({ remote, reads }: Screen): void {
  const page = new URL(document.baseURI);
  const folder = new URL(isText(remote['entry']) ? remote['entry'] : '', page);
  requestFiles(remote['integrity'], folder);
  requestFiles(reads['files'], folder);
  const shared = blockOf('shared-files');
  for (const module of [...listOf(remote['modules']), ...listOf(reads['modules'])])
    if (isText(module)) requestFiles(shared[module], page);
}

/** As the shell writes addresses: see `readsOf` of the shell, and `pathPart` of shared/api. */
function filled(url: string, parameters: Map<string, string>): string {
  const [path = '', query] = url.split('?');
  const fill = (text: string) =>
    text.replace(/:([a-z]\w*)/g, (_whole, name: string) => encodeURIComponent(parameters.get(name) ?? ''));
  const address = fill(path).replaceAll('%3A', ':');
  return query === undefined ? address : `${address}?${fill(query)}`;
}

/** What the shell takes instead of making the request again: see `takeEarlyResponse` of shared/api. */
const responses: NonNullable<typeof globalThis.earlyResponses> = new Map();

/** @param token of who is signed in; undefined where the response is the same for everybody */
function keep(request: string, token: string | null | undefined, response: Promise<Response>): void {
  response.catch(() => undefined);
  responses.set(request, { token, response });
}

/** The address of a call to the server. */
function addressOf(path: string): string {
  const { apiBase } = blockOf('site-config');
  return new URL((isText(apiBase) ? apiBase : '') + path, document.baseURI).href;
}

function read(path: string, token?: string | null): void {
  const address = addressOf(path);
  const headers = { Accept: 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  keep(`GET ${address}`, token, fetch(address, { headers, credentials: 'same-origin' }));
}

/** What the screen reads as the person who is there. */
function ownReads({ reads, parameters }: Screen, isSignedIn: boolean): string[] {
  const urls = [...listOf(reads['urls']), ...(isSignedIn ? listOf(reads['signedIn']) : [])];
  return urls.filter(isText).map((url) => filled(url, parameters));
}

/**
 * Renews the session as shared/session would, which takes what the screen reads from the same response. A server of former times, which
 * does not send that along, is asked for it before anybody else has the token.
 */
async function renewed(address: string, reads: readonly string[]): Promise<Response> {
  const query = reads.length === 0 ? '' : `?${new URLSearchParams(reads.map((url) => ['read', url]))}`;
  const signal = AbortSignal.timeout(SESSION_CALL_TIMEOUT_MS);
  const headers = { Accept: 'application/json' };
  const options: RequestInit = { method: 'POST', headers, credentials: 'include', signal };
  const response = await fetch(address + query, options);
  const body: unknown = response.ok ? await response.clone().json() : undefined;
  const session = isFacts(body) ? body : {};
  const token = session['accessToken'];
  if (isText(token)) {
    if (!isFacts(session['person'])) read('/api/people/currentPerson', token);
    if (!Array.isArray(session['reads'])) for (const url of reads) read(url, token);
  }
  return response;
}

/** Whether another tab works on the session: `exclusively` of shared/session notes since when. */
function isBusy(): boolean {
  return Date.now() - Number(localStorage.getItem(SESSION_KEYS.busy)) < SESSION_CALL_TIMEOUT_MS;
}

/**
 * Alone among all tabs, because a refresh cookie is used once. Where no tab works on the session, it is requested at once, and those that
 * want to wait: the lock is granted only when the shell has run, which on a slow machine takes longer than the response.
 */
function renewSession(reads: readonly string[]): void {
  const address = addressOf(REFRESH_PATH);
  const renew = () => {
    localStorage.setItem(SESSION_KEYS.busy, String(Date.now()));
    return renewed(address, reads).finally(() => localStorage.removeItem(SESSION_KEYS.busy));
  };
  const begun = isBusy() ? undefined : renew();
  const lock = (work: () => Promise<Response>) =>
    'locks' in navigator ? navigator.locks.request(SESSION_LOCK, work) : work();
  const alone = lock(() => begun ?? renew());
  alone.catch(() => undefined);
  keep(`POST ${address}`, null, begun ?? alone);
}

/** Whether nobody has done anything for longer than the site allows: the shell ends such a session (`idleState` of shared/session). */
function isIdle(idleMinutes: unknown): boolean {
  const since = Number(localStorage.getItem(SESSION_KEYS.activity) ?? NaN);
  return typeof idleMinutes === 'number' && idleMinutes > 0 && Date.now() - since >= idleMinutes * 60_000;
}

function requestData(screen: Screen | undefined): void {
  const { sessionMode, idleMinutes } = blockOf('site-config');
  if (sessionMode !== 'cookie') return;
  const mayBeSignedIn = localStorage.getItem(SESSION_KEYS.present) !== null;
  if (mayBeSignedIn && isIdle(idleMinutes)) return;
  const own = screen ? ownReads(screen, mayBeSignedIn) : [];
  if (mayBeSignedIn) renewSession(own);
  else for (const url of own) read(url, null);
  for (const url of listOf(screen?.reads['once']).filter(isText)) read(url);
}

try {
  const address = location.hash.slice(1);
  const reading = screenAt(address);
  // What a screen reads for another query only it knows, but its files are the same.
  const screen = reading ?? screenAt(address.split('?')[0] ?? '');
  // Some browsers run another version than the one that is live for all: the shell knows which.
  const isLive = screen?.remote['staged'] === undefined;
  try {
    // First what somebody has to answer; the code is there long before it can run.
    requestData(isLive ? reading : undefined);
    globalThis.earlyResponses = responses;
  } finally {
    if (screen && isLive) requestCode(screen);
  }
} catch {
  // The shell requests everything itself.
}
