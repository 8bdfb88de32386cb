import { SITE_AREAS } from '../../testing/site-areas.ts';

/** What the registry says of the files of a screen. */
const filesOf = (screen: string) => ({
  'static/screen.js': `sha384-${screen}`,
  'static/screen.css': `sha384-looks of ${screen}`,
});

/** The areas as their packages declare them, with files as the registry has them. */
export const remotes = SITE_AREAS.map((area) => ({
  ...area,
  integrity: {
    'remoteEntry.js': `sha384-${area.name}`,
    'static/remote.1.js': 'sha384-b',
    'x.json': 'no',
  },
  reads: (area.reads ?? []).map((reads) => ({ ...reads, files: filesOf(reads.screen) })),
}));

/** What the page requests. */
export const requested = jest.fn();

interface PageOptions {
  sessionMode?: string;
  registry?: object;
  /** Files of shared modules. */
  shared?: object;
  idleMinutes?: number;
  /** What the renewal of the session is answered with. */
  session?: Response | Promise<Response>;
}

/** Opens the page at an address, and lets its first script run. */
export async function open(
  hash: string,
  {
    sessionMode = 'cookie',
    registry = { remotes },
    shared = {},
    idleMinutes = 0,
    session = Response.json({}),
  }: PageOptions = {},
) {
  document.head.innerHTML = '';
  requested
    .mockReset()
    .mockImplementation((address: string) =>
      Promise.resolve(address.includes('/auth/refresh') ? session : Response.json({})),
    );
  Object.assign(globalThis, { fetch: requested, earlyResponses: undefined });
  for (const [id, content] of Object.entries({
    'site-config': { apiBase: '', sessionMode, idleMinutes },
    'federation-registry': registry,
    'shared-files': shared,
  })) {
    const block = document.createElement('script');
    Object.assign(block, { id, type: 'application/json', textContent: JSON.stringify(content) });
    document.head.append(block);
  }
  window.location.hash = hash;
  await runFirstScript();
  return {
    calls: requested.mock.calls.map(([address]) => String(address).replace('http://localhost', '')),
    files: [...document.head.querySelectorAll('link')].map(({ rel, href, integrity }) => [
      rel,
      href,
      integrity,
    ]),
  };
}

export function runFirstScript(): Promise<void> {
  return jest.isolateModulesAsync(async () => {
    await import('../early-requests.ts');
  });
}
