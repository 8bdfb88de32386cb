import { createServer } from 'node:net';

/**
 * Fails at once if nothing can listen here, before minutes go into loading a database.
 *
 * @throws the error of Node's `listen`, with its code
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}
