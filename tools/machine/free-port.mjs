import { createServer } from 'node:net';

/** A port of the loopback address that nobody listens on now. @returns {Promise<number>} */
export const freePort = () => portOf(0);

/** Systems give the ports of this range to nobody who has not asked for them. */
const RESERVABLE = { first: 20_000, count: 10_000 };
const ATTEMPTS = 50;

/**
 * A free port for a program that will be restarted: no connection of another program takes it meanwhile.
 *
 * @returns {Promise<number>}
 */
export async function lastingPort() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = RESERVABLE.first + Math.floor(Math.random() * RESERVABLE.count);
    const isFree = await portOf(port).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new Error(`No free port was found from ${RESERVABLE.first} on.`);
}

/** @param {number} wanted 0: any @returns {Promise<number>} */
function portOf(wanted) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
