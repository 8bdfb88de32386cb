import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { freePort } from 'tools/machine/free-port.mjs';

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
]);

/**
 * A plain static host of a site, as a bucket is: nothing is written into the page or taken out of the registry, and there is no API.
 *
 * @param changePage what the shell's build would have put into the page
 */
export async function openStaticHost(
  siteDir: string,
  changePage: (html: string) => string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const port = await freePort();
  const respond = async (url: string, response: ServerResponse) => {
    const { pathname } = new URL(url, 'http://host');
    const path = normalize(pathname === '/' ? '/index.html' : pathname);
    const content = await readFile(join(siteDir, path)).catch(() => undefined);
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': TYPES.get(extname(path)) ?? 'application/octet-stream',
    });
    response.end(path === '/index.html' ? changePage(String(content)) : content);
  };
  const server = createServer(({ url = '/' }, response) => void respond(url, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // The browser opens connections ahead of its requests, for which the server would wait.
        server.closeAllConnections();
      }),
  };
}
