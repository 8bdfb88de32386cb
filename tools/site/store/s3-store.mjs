import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { cacheControlOf, mediaTypeOf } from './file-headers.mjs';

/** @typedef {import('./folder-store.mjs').StoredFile} StoredFile */

/** How often a change is made again because somebody else was faster. */
const ATTEMPTS = 20;
/** Longest wait for a response to one attempt of a request; without one the client would wait for ever. */
const PATIENCE_MS = 60_000;
/** Files that travel at the same time. */
const LANES = 8;
/** Says that a version is there with all its files, and comes last. */
const LAST = 'frame.json';

/**
 * A site in an S3-compatible bucket that knows conditional writes (`If-Match`, `If-None-Match`): by them the registry is
 * changed in one stroke, and a version is never written over. Files carry the headers that a CDN hands on; it compresses.
 *
 * @param {{ bucket: string, prefix?: string, endpoint?: string, region?: string, patienceMs?: number }} place prefix: a folder in
 *   the bucket; endpoint: address of the service, unless it is Amazon's. Credentials come from the environment (AWS_ACCESS_KEY_ID …)
 * @returns {import('./folder-store.mjs').SiteStore}
 */
export function s3Store({
  bucket,
  prefix = '',
  endpoint,
  region = process.env.AWS_REGION ?? 'us-east-1',
  patienceMs = PATIENCE_MS,
}) {
  const client = new S3Client({
    region,
    // Services other than Amazon's know neither buckets in host names nor the newer checksums, as a rule.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patienceMs,
      socketTimeout: patienceMs,
      requestTimeout: patienceMs,
      throwOnRequestTimeout: true,
    },
  });
  const home = prefix === '' ? '' : `${prefix.replace(/\/+$/, '')}/`;
  const files = new Bucket(client, bucket, home);
  return {
    place: `s3://${bucket}/${home}`,
    read: async (path) => (await files.get(path))?.content,
    list: (folder) => files.list(folder),
    change: (path, change) => changeObject(files, path, change),
    addFolder: (folder, source) => addFolder(files, folder, source),
    addHashed: async (folder, source) => {
      const paths = filesBelow(source);
      await inLanes(paths, (path) => files.put(`${folder}/${path}`, readFileSync(join(source, path))));
    },
    remove: (paths) => inLanes(paths, (path) => files.remove(path)),
  };
}

/** The objects of a site; paths are relative to it. */
class Bucket {
  /** @param {S3Client} client @param {string} bucket @param {string} home */
  constructor(client, bucket, home) {
    this.client = client;
    this.bucket = bucket;
    this.home = home;
  }

  /** @param {string} path @returns {{ Bucket: string, Key: string }} */
  at(path) {
    return { Bucket: this.bucket, Key: this.home + path };
  }

  /** @param {string} path @returns {Promise<{ content: Buffer, tag: string | undefined } | undefined>} */
  async get(path) {
    try {
      const { Body, ETag } = await this.client.send(new GetObjectCommand(this.at(path)));
      return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag };
    } catch (error) {
      if (isStatus(error, 404)) return undefined;
      throw error;
    }
  }

  /**
   * @param {string} path @param {Buffer} content
   * @param {{ IfMatch?: string, IfNoneMatch?: string }} [condition]
   * @returns {Promise<boolean>} false when the condition is not met
   */
  async put(path, content, condition = {}) {
    const headers = { ContentType: mediaTypeOf(path), CacheControl: cacheControlOf(path) };
    try {
      await this.client.send(
        new PutObjectCommand({ ...this.at(path), Body: content, ...headers, ...condition }),
      );
      return true;
    } catch (error) {
      // 409: another conditional write to the same object is going on.
      if (isStatus(error, 412) || isStatus(error, 409)) return false;
      throw error;
    }
  }

  /** @param {string} folder @returns {Promise<StoredFile[]>} */
  async list(folder) {
    const found = [];
    let ContinuationToken;
    do {
      const request = { Bucket: this.bucket, Prefix: `${this.home}${folder}/`, ContinuationToken };
      /** @type {import('@aws-sdk/client-s3').ListObjectsV2CommandOutput} */
      const page = await this.client.send(new ListObjectsV2Command(request));
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
        const path = Key.slice(this.home.length);
        found.push({ path, bytes: Size, storedAt: LastModified?.getTime() ?? 0 });
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    return found;
  }

  /** @param {string} path */
  async remove(path) {
    await this.client.send(new DeleteObjectCommand(this.at(path)));
  }
}

/** @param {Bucket} files @param {string} path @param {(text: string | undefined) => string} change */
async function changeObject(files, path, change) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await files.get(path);
    const text = Buffer.from(change(before?.content.toString()));
    const condition = before === undefined ? { IfNoneMatch: '*' } : { IfMatch: before.tag };
    if (await files.put(path, text, condition)) return;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 100 * (attempt + 1)));
  }
  throw new Error(`${path} was changed by others ${ATTEMPTS} times in a row: try again.`);
}

/**
 * Files that an earlier upload has left and that are the same stay, so that an upload that was cut off can be repeated.
 *
 * @param {Bucket} files @param {string} folder @param {string} source @returns {Promise<boolean>}
 */
async function addFolder(files, folder, source) {
  const condition = { IfNoneMatch: '*' };
  const paths = filesBelow(source);
  const contentOf = (/** @type {string} */ path) => readFileSync(join(source, path));
  const add = (/** @type {string} */ path) => files.put(`${folder}/${path}`, contentOf(path), condition);
  if ((await files.get(`${folder}/${LAST}`)) !== undefined) return false;
  let isOurs = true;
  await inLanes(
    paths.filter((path) => path !== LAST),
    async (path) => {
      const isThere =
        (await add(path)) || (await files.get(`${folder}/${path}`))?.content.equals(contentOf(path));
      isOurs = isThere === true && isOurs;
    },
  );
  // Of two who bring the same version the slower one finds the last file in its way, or others than its own, and leaves them.
  return isOurs && (!paths.includes(LAST) || (await add(LAST)));
}

/** Files of a build, without their compressed twins: a CDN compresses by itself. @param {string} folder */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(br|gz)$/.test(file.name))
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    );
}

/** @param {string[]} paths @param {(path: string) => Promise<unknown>} task */
async function inLanes(paths, task) {
  const waiting = [...paths];
  const lane = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await task(path);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** @param {unknown} error @param {number} status */
function isStatus(error, status) {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === status;
}
