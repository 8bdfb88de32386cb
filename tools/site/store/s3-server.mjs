import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';

/**
 * An S3-compatible server with an empty bucket, for tests. The server knows no conditional writes; what S3 documents about
 * them is put before it here.
 *
 * @param {string} bucket
 * @returns {Promise<{ endpoint: string, close: () => Promise<void> }>}
 */
export async function startS3Server(bucket) {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  // A Koa application runs what stands first before its own routes.
  Reflect.get(server, 'middleware').unshift(conditionalWrites(server));
  const store = Reflect.get(server, 'store');
  store.putObject = (/** @type {StoredObject} */ object) => putObject(store, object);
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/**
 * @typedef {{ bucket: string, key: string, metadata: object, content: Buffer | import('node:stream').Readable }} StoredObject
 * @typedef {{ getResourcePath(bucket: string, key: string, resource: string): string,
 *   putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void> }} ObjectStore
 */

/**
 * Responds only when the object is on the disk. The server's own way responds when it has received it, so that one that is read at
 * once could be empty, which S3 never shows; nor does it store what a client sent by halves.
 *
 * @param {ObjectStore} store @param {StoredObject} object
 */
async function putObject(store, { bucket, key, metadata, content }) {
  const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
  const path = store.getResourcePath(bucket, key, 'object');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  const md5 = createHash('md5').update(bytes).digest('hex');
  await store.putMetadata(bucket, key, metadata, md5);
  return { size: bytes.length, md5 };
}

/**
 * Requests come one after the other, and a write whose condition is not met is answered with 412. Reads wait as well: the
 * server keeps an object and its tag in two files, so one that is read while it is written could come with the tag of the
 * other edition, which S3 never does. The write of a client that is gone meanwhile is waited for too: S3 shows it whole or not at all.
 *
 * @typedef {{ method: string, path: string, headers: Record<string, string>, status: number, type: string, body: string,
 *   res: import('node:http').ServerResponse }} Context what is used of Koa's
 *
 * @param {S3rver} server
 */
function conditionalWrites(server) {
  let before = Promise.resolve();
  return async (/** @type {Context} */ context, /** @type {() => Promise<void>} */ next) => {
    const turn = before;
    // What is read has left only when the response is closed.
    const isClosed = new Promise((resolve) => context.res.once('close', () => resolve(undefined)));
    const isHandled = turn.then(() => handle(server, context, next));
    before = Promise.allSettled([isClosed, isHandled]).then(() => undefined);
    await isHandled;
  };
}

/** @param {S3rver} server @param {Context} context @param {() => Promise<void>} next */
async function handle(server, context, next) {
  if (context.method !== 'PUT' || (await isConditionMet(server, context))) return next();
  context.status = 412;
  context.type = 'application/xml';
  context.body = '<Error><Code>PreconditionFailed</Code></Error>';
}

/** @param {S3rver} server @param {Context} context @returns {Promise<boolean>} */
async function isConditionMet(server, { path, headers }) {
  const [, bucket = '', ...rest] = decodeURIComponent(path).split('/');
  const tag = await tagOf(server, bucket, rest.join('/'));
  const { 'if-match': wanted, 'if-none-match': unwanted } = headers;
  return (wanted === undefined || wanted === tag) && (unwanted === undefined || tag === undefined);
}

/** @param {S3rver} server @param {string} bucket @param {string} key @returns {Promise<string | undefined>} */
async function tagOf(server, bucket, key) {
  const object = await Reflect.get(server, 'store').getObject(bucket, key);
  object?.content?.destroy();
  return object?.metadata.etag;
}
