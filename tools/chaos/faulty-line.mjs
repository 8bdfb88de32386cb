import { createServer, request as send } from 'node:http';

/**
 * What goes wrong with a request: no answer at all, another one, a late one, or a changed one.
 *
 * @typedef {{ kind: 'cut' } | { kind: 'answer', status: number } | { kind: 'delay', ms: number } | { kind: 'change', change: (body: Buffer) => Buffer }} Fault
 * @typedef {(path: string) => Fault | undefined} Rule
 */

/**
 * A line between browsers and a server, on which things go wrong as a rule says.
 *
 * @param {string} server host:port
 */
export async function openFaultyLine(server) {
  /** @type {Rule} */
  let rule = () => undefined;
  const line = createServer((request, response) => {
    const fault = rule(request.url ?? '/');
    if (fault?.kind === 'cut') request.socket.destroy();
    else if (fault?.kind === 'answer') {
      response.writeHead(fault.status, { 'content-type': 'text/html' });
      response.end('<h1>The site is away</h1>');
    } else
      setTimeout(() => forward(server, request, response, fault), fault?.kind === 'delay' ? fault.ms : 0);
  });
  await new Promise((resolve) => line.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = line.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    /** @param {Rule} next */
    setRule(next) {
      rule = next;
    },
    close: () =>
      new Promise((resolve) => {
        line.close(resolve);
        line.closeAllConnections();
      }),
  };
}

/**
 * @param {string} server @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 * @param {Fault | undefined} fault
 */
function forward(server, request, response, fault) {
  const [host, port] = server.split(':');
  const isChanged = fault?.kind === 'change';
  const headers = { ...request.headers };
  // What is changed has to come as a whole, and as plain text.
  if (isChanged) for (const name of ['if-none-match', 'accept-encoding']) delete headers[name];
  const options = { host, port, method: request.method, path: request.url, headers };
  const upstream = send(options, (answer) => {
    // A server that is killed in the middle of its answer.
    answer.on('error', () => response.destroy());
    if (!isChanged) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    /** @type {Buffer[]} */
    const parts = [];
    answer.on('data', (part) => parts.push(part));
    answer.on('end', () => {
      const changed = { ...answer.headers };
      for (const name of ['content-length', 'etag']) delete changed[name];
      response.writeHead(answer.statusCode ?? 502, changed);
      response.end(fault.change(Buffer.concat(parts)));
    });
  });
  upstream.on('error', () => response.destroy());
  request.pipe(upstream);
}
