import { siteDir } from '../../workspace.mjs';
import { folderStore } from './folder-store.mjs';

/**
 * The site that the release commands work on: the bucket that `SITE_BUCKET` names (`s3://bucket/folder`, with `S3_ENDPOINT`
 * for services other than Amazon's), else the folder `SITE_DIR`.
 *
 * @returns {Promise<import('./folder-store.mjs').SiteStore>}
 */
export async function openStore() {
  const address = process.env.SITE_BUCKET;
  if (address === undefined || address === '') return folderStore(siteDir);
  const { bucket, prefix } = bucketOf(address);
  const { s3Store } = await import('./s3-store.mjs');
  return s3Store({ bucket, prefix, endpoint: process.env.S3_ENDPOINT });
}

/** @param {string} address `s3://bucket/folder` @returns {{ bucket: string, prefix: string }} */
export function bucketOf(address) {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(address) ?? [];
  if (bucket === undefined) throw new Error(`SITE_BUCKET is "${address}": write it like s3://bucket/folder.`);
  return { bucket, prefix };
}
