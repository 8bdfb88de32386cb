import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of this package, which contains the files that the program reads: migrations, demo data, the manual. The nearest folder with a package.json, so that it is the same from the sources and from a bundle.
 */
const SERVER_FOLDER = nearestPackage(dirname(fileURLToPath(import.meta.url)));

/** A file or folder by its path below the server's folder. */
export function serverFile(path: string): string {
  return join(SERVER_FOLDER, path);
}

function nearestPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json was found above the program.');
  return nearestPackage(parent);
}
