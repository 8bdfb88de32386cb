/**
 * Bundles the server's programs into `server/dist`, or into the folder that is named.
 *
 * Usage: node tools/bundle-server.mjs [FOLDER]
 */
import { bundleServer } from './start/server-bundle.mjs';

const [folder] = process.argv.slice(2);
bundleServer(folder);
