/** A real HTTP server for tests, whose behaviour the test sets per request. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What becomes of one request. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

export interface MisbehavingServer {
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** Paths with their query of the requests so far, decoded. */
  requests: string[];
  /** The next requests, one behaviour each; the last goes on. */
  willDo: (...behaviours: Behaviour[]) => void;
  close: () => Promise<void>;
}

export async function openMisbehavingServer(): Promise<MisbehavingServer> {
  const requests: string[] = [];
  let behaviours: Behaviour[] = [];
  const server = createServer((request, response) => {
    requests.push(decodeURIComponent(request.url ?? ''));
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
    (behaviour ?? status(500))(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    willDo: (...next) => {
      behaviours = next;
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Responds correctly. */
export function json(value: unknown): Behaviour {
  return text(JSON.stringify(value), 'application/json');
}

export function text(body: string, type = 'text/html'): Behaviour {
  return (response) => response.writeHead(200, { 'content-type': type }).end(body);
}

export function status(code: number, body = ''): Behaviour {
  return (response) => response.writeHead(code).end(body);
}

/** Cuts the connection. */
export const hangUp: Behaviour = (response) => response.destroy();

/** Takes the request and never responds. */
export const silence: Behaviour = () => {};

/** Begins a response and then stops. */
export const halfAnAnswer: Behaviour = (response) => response.writeHead(200).write('{"mappings":');

/** Never ends its response. */
export const endless: Behaviour = (response) => {
  const megabyte = ' '.repeat(1024 * 1024);
  const more = () => {
    while (!response.destroyed && response.write(megabyte));
    if (!response.destroyed) response.once('drain', more);
  };
  response.writeHead(200);
  more();
};
