import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseUpload } from 'shared/contract';

/** The request's body for a build as it lies in a folder. */
export function uploadOf(folder: string, version: string): ReleaseUpload {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1));
  return {
    version,
    files: paths.map((path) => ({ path, content: readFileSync(join(folder, path)).toString('base64') })),
  };
}
