/**
 * Runs at first, from within the page: requests the files of the area at the address, and, for visitors who are not signed
 * in, what its screen reads first, while the shell is still on its way. The build writes it into the page, whose content
 * security policy allows it by its digest. It stands alone (no imports) and decides nothing: what it requests in vain
 * costs a request, what it does not request is requested later by the shell.
 */
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

function requestFiles({ entry, integrity }: Facts): void {
  if (!isText(entry) || !isFacts(integrity)) return;
  for (const [file, digest] of Object.entries(integrity)) {
    if (!file.endsWith('.js') || !isText(digest)) continue;
    const address = new URL(file, new URL(entry, document.baseURI));
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href: address.href, integrity: digest });
    if (address.origin !== location.origin) link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}

/** As the shell writes addresses: see `readsOf` of the shell, and `pathPart` of shared/api. */
function filled(url: string, parameters: Map<string, string>): string {
  const [path = '', query] = url.split('?');
  const fill = (text: string) =>
    text.replace(/:([a-z]\w*)/g, (_whole, name: string) => encodeURIComponent(parameters.get(name) ?? ''));
  const address = fill(path).replaceAll('%3A', ':');
  return query === undefined ? address : `${address}?${fill(query)}`;
}

/** The responses wait under `earlyResponses` for shared/api to take them. */
function requestData({ reads, parameters }: Screen): void {
  const { apiBase, sessionMode } = blockOf('site-config');
  // Who is signed in reads with a token, which only the shell has.
  if (sessionMode !== 'cookie' || localStorage.getItem('session.present') !== null) return;
  const urls = [...listOf(reads['urls']), ...listOf(reads['once'])].filter(isText);
  const responses = new Map<string, Promise<Response>>();
  for (const url of urls) {
    const address = new URL((isText(apiBase) ? apiBase : '') + filled(url, parameters), document.baseURI)
      .href;
    const response = fetch(address, { headers: { Accept: 'application/json' }, credentials: 'same-origin' });
    response.catch(() => undefined);
    responses.set(address, response);
  }
  Object.assign(globalThis, { earlyResponses: responses });
}

try {
  const address = location.hash.slice(1);
  const reading = screenAt(address);
  // What a screen reads for another query only it knows, but its files are the same.
  const screen = reading ?? screenAt(address.split('?')[0] ?? '');
  // Some browsers run another version than the one that is live for all: the shell knows which.
  if (screen && screen.remote['staged'] === undefined) {
    requestFiles(screen.remote);
    if (reading) requestData(reading);
  }
} catch {
  // The shell requests everything itself.
}

export {};
