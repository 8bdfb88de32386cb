import { siteDir } from '../../workspace.mjs';
import { folderStore } from './folder-store.mjs';

/** @typedef {import('./folder-store.mjs').SiteStore} SiteStore */

/**
 * The site that the release commands work on: the bucket that `SITE_BUCKET` names (`s3://bucket/folder`, with `S3_ENDPOINT`
 * for services other than Amazon's), else the folder `SITE_DIR`.
 *
 * @returns {Promise<SiteStore>}
 */
export function openStore() {
  return siteStore({ siteDir, bucket: process.env.SITE_BUCKET, endpoint: process.env.S3_ENDPOINT });
}

/**
 * The same as settings say.
 *
 * @param {{ siteDir: string, bucket?: string, endpoint?: string }} settings bucket: as SITE_BUCKET; before it the folder counts
 *   for nothing
 * @returns {Promise<SiteStore>}
 */
export async function siteStore({ siteDir: folder, bucket: address = '', endpoint }) {
  if (address === '') return folderStore(folder);
  const { bucket, prefix } = bucketOf(address);
  const { s3Store } = await import('./s3-store.mjs');
  return s3Store({ bucket, prefix, endpoint });
}

/** @param {string} address `s3://bucket/folder` @returns {{ bucket: string, prefix: string }} */
export function bucketOf(address) {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(address) ?? [];
  if (bucket === undefined) throw new Error(`SITE_BUCKET is "${address}": write it like s3://bucket/folder.`);
  return { bucket, prefix };
}
