import { createServer, type IncomingMessage } from 'node:http';
import type { WebhookBody } from 'shared/contract';

/** A request that a receiver got. */
export interface Received {
  body: WebhookBody;
  text: string;
  signature: string;
  deliveryNumber: string;
}

/** How a receiver responds: with a status, at once or later, or not at all. */
export type Response = number | Promise<number> | 'nothing';

export interface TestReceiver {
  url: string;
  /** Requests that were responded to with success. */
  taken: Received[];
  /** All requests. */
  seen: Received[];
  respondWith: (response: Response) => void;
  close: () => Promise<void>;
}

/** A receiver of webhooks at an address of this machine. */
export async function openReceiver(): Promise<TestReceiver> {
  const [taken, seen]: [Received[], Received[]] = [[], []];
  let response: Response = 200;
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const received = {
        text,
        body: JSON.parse(text),
        signature: headerOf(request, 'tracker-signature'),
        deliveryNumber: headerOf(request, 'tracker-delivery'),
      };
      seen.push(received);
      if (response === 'nothing') return;
      void Promise.resolve(response).then((status) => {
        if (status < 300) taken.push(received);
        reply.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/changes`,
    taken,
    seen,
    respondWith: (next) => {
      response = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function headerOf({ headers }: IncomingMessage, name: string): string {
  return [headers[name]].flat().join('');
}
