import { siteDir } from '../../workspace.mjs';
import { folderStore } from './folder-store.mjs';

/**
 * The site that the release commands work on: the bucket that `SITE_BUCKET` names, else the folder `SITE_DIR`.
 *
 * @returns {Promise<import('./folder-store.mjs').SiteStore>}
 */
export async function openStore() {
  return folderStore(siteDir);
}
