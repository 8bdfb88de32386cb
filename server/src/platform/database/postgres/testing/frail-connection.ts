/** A way to PostgreSQL that can fall silent, for tests of what the server does then. */
import { connect, createServer, type Socket } from 'node:net';

export interface FrailConnection {
  /** The same database as the given one, through this way. */
  url: string;
  /** Nothing comes through any more in either direction, without any error. */
  fallSilent: () => void;
  /** What was held back comes through. */
  speakAgain: () => void;
  close: () => Promise<void>;
}

export async function openFrailConnection(databaseUrl: string): Promise<FrailConnection> {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  let isSilent = false;
  const server = createServer((inward) => {
    const outward = connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [inward, outward];
    pairs.add(pair);
    inward.pipe(outward).pipe(inward);
    for (const socket of pair) {
      // An error is followed by the end.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pair.forEach((one) => one.destroy());
        pairs.delete(pair);
      });
    }
    if (isSilent) pair.forEach((socket) => socket.pause());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  const each = (step: (socket: Socket) => void) => pairs.forEach((pair) => pair.forEach(step));
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true;
      each((socket) => socket.pause());
    },
    speakAgain: () => {
      isSilent = false;
      each((socket) => socket.resume());
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        each((socket) => socket.destroy());
      }),
  };
}
