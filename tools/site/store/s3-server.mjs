import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
 * Writes to one object come one after the other; one whose condition is not met is answered with 412.
 *
 * @typedef {{ method: string, path: string, headers: Record<string, string>, status: number, type: string, body: string }} Context
 *   what is used of Koa's
 *
 * @param {S3rver} server
 */
function conditionalWrites(server) {
  let before = Promise.resolve();
  return async (/** @type {Context} */ context, /** @type {() => Promise<void>} */ next) => {
    if (context.method !== 'PUT') return next();
    const turn = before;
    let end = () => {};
    before = new Promise((resolve) => (end = () => resolve()));
    await turn;
    try {
      const [, bucket = '', ...rest] = decodeURIComponent(context.path).split('/');
      const metadata = await tagOf(server, bucket, rest.join('/'));
      const { 'if-match': wanted, 'if-none-match': unwanted } = context.headers;
      const isMet =
        (wanted === undefined || wanted === metadata) && (unwanted === undefined || metadata === undefined);
      if (isMet) return await next();
      context.status = 412;
      context.type = 'application/xml';
      context.body = '<Error><Code>PreconditionFailed</Code></Error>';
    } finally {
      end();
    }
  };
}

/** @param {S3rver} server @param {string} bucket @param {string} key @returns {Promise<string | undefined>} */
async function tagOf(server, bucket, key) {
  const object = await Reflect.get(server, 'store').getObject(bucket, key);
  object?.content?.destroy();
  return object?.metadata.etag;
}
