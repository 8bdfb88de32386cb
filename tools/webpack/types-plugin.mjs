import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_BUILT } from '../content-fingerprint.mjs';
import { SHARED_MODULES } from './shared-modules.mjs';

export const TYPES = 'types.json';

/**
 * Leaves what a later release is type-checked against, as `types.json`: of a remote its sources, by which it is known what it uses of
 * the shared modules and how; of the shell those of the modules that it provides. What is checked is what runs, whatever
 * has become of the working copy since.
 */
export class TypesPlugin {
  /** @param {import('./frame.mjs').Frame} frame @param {string} root of the workspace */
  constructor(frame, root) {
    this.frame = frame;
    this.root = root;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('Types', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'Types', stage }, () => {
        const sources = sourcesOf(this.root, this.frame);
        compilation.emitAsset(TYPES, new RawSource(`${JSON.stringify(sources)}\n`));
      });
    });
  }
}

/** Folders of shared that the shell provides to all. @returns {string[]} */
function providedFolders() {
  return SHARED_MODULES.flatMap(({ request }) => (request.startsWith('shared/') ? [request] : []));
}

/** @param {string} root @param {import('./frame.mjs').Frame} frame @returns {Record<string, string>} texts by path */
function sourcesOf(root, { name, area }) {
  const provided = providedFolders();
  const bundled = readdirSync(join(root, 'shared'))
    .filter((folder) => !NOT_BUILT.test(folder))
    .map((folder) => `shared/${folder}`)
    .filter((folder) => !provided.includes(folder) && folder !== 'shared/ui-gallery');
  const folders = area === undefined ? provided : [`${name}/src`, ...bundled];
  const files = folders.flatMap((folder) => typedFiles(root, folder)).sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** @param {string} root @param {string} path @returns {string[]} */
function typedFiles(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return /\.tsx?$/.test(path) ? [path] : [];
  return readdirSync(join(root, path))
    .filter((name) => !NOT_BUILT.test(name))
    .flatMap((name) => typedFiles(root, `${path}/${name}`));
}
