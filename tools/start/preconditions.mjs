import { existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import { root } from '../workspace.mjs';

/** Dependencies (0.5 GB, and the store they are linked from), builds and the demo database. */
const FIRST_START_BYTES = 2e9;
const LATER_START_BYTES = 2e8;

/**
 * Why the disk is not large enough, in one line.
 *
 * @param {{ isFirstStart: boolean, folders: string[] }} need folders may not exist yet
 * @param {(folder: string) => number} [freeBytes]
 * @returns {string | undefined} undefined when it is
 */
export function diskProblem({ isFirstStart, folders }, freeBytes = freeBytesAt) {
  const needed = isFirstStart ? FIRST_START_BYTES : LATER_START_BYTES;
  for (const folder of folders) {
    const free = freeBytes(folder);
    if (free < needed)
      return `The disk of ${folder} is full: ${megabytes(free)} free, ${megabytes(needed)} needed.`;
  }
  return undefined;
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${Math.floor(bytes / 1e6).toLocaleString('en')} MB`;
}

/** @param {string} folder @returns {number} */
function freeBytesAt(folder) {
  let existing = resolve(root, folder);
  while (!existsSync(existing)) existing = dirname(existing);
  const { bavail, bsize } = statfsSync(existing);
  return bavail * bsize;
}

/**
 * Why nobody can listen there, in one line.
 *
 * @param {string} host @param {string} port as set in the environment
 * @returns {Promise<string | undefined>} undefined when somebody can
 */
export function portProblem(host, port) {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65535) {
    return Promise.resolve(`PORT has to be a number from 0 to 65535, not "${port}".`);
  }
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(explainListening(error, host, number)));
    probe.listen(number, host, () => probe.close(() => resolve(undefined)));
  });
}

/** @param {Error & { code?: string }} error @param {string} host @param {number} port */
function explainListening(error, host, port) {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} needs rights that this user has not. Choose one above 1023: PORT=8080 npm start`;
  return `The server cannot listen on ${host}:${port}: ${error.message}`;
}
