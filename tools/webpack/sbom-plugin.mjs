import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { sbomOf } from './sbom.mjs';

/** @typedef {import('./sbom.mjs').BundledPackage} BundledPackage */

export const SBOM = 'sbom.json';

/** Leaves a list of the packages that are in an app's files, as `sbom.json`: those whose modules are in a chunk, and no others. */
export class SbomPlugin {
  /** @param {{ name: string, version: string }} app */
  constructor(app) {
    this.app = app;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('Sbom', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'Sbom', stage }, () => {
        const packages = packagesOf(bundledFiles(compilation)).filter(({ name }) => name !== this.app.name);
        const text = `${JSON.stringify(sbomOf(this.app, packages), null, 2)}\n`;
        compilation.emitAsset(SBOM, new RawSource(text));
      });
    });
  }
}

/** Source files of the modules in all chunks. @param {import('webpack').Compilation} compilation @returns {Set<string>} */
function bundledFiles({ chunks, chunkGraph }) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {object} module what webpack has made of several modules has these in `modules` */
  const add = (module) => {
    if ('modules' in module && Array.isArray(module.modules)) module.modules.forEach(add);
    if ('resource' in module && typeof module.resource === 'string')
      files.add(module.resource.split('?')[0] ?? '');
    // Style sheets that were taken out of a module.
    if ('_identifier' in module && typeof module._identifier === 'string')
      add({ resource: lastFile(module._identifier) });
  };
  for (const chunk of chunks) for (const module of chunkGraph.getChunkModulesIterable(chunk)) add(module);
  return new Set([...files].filter(isAbsolute));
}

/** The file at the end of a request with loaders. @param {string} request */
function lastFile(request) {
  return request.split('!').at(-1) ?? '';
}

/**
 * The packages that files belong to.
 *
 * @param {Iterable<string>} files absolute paths
 * @returns {BundledPackage[]} each version once
 */
export function packagesOf(files) {
  /** @type {Map<string, BundledPackage | undefined>} */
  const byFolder = new Map();
  /** @type {Map<string, BundledPackage>} */
  const found = new Map();
  for (const file of files) {
    const one = packageOf(dirname(file), byFolder);
    if (one !== undefined) found.set(`${one.name}@${one.version}`, one);
  }
  return [...found.values()];
}

/** @param {string} folder @param {Map<string, BundledPackage | undefined>} known @returns {BundledPackage | undefined} */
function packageOf(folder, known) {
  if (known.has(folder)) return known.get(folder);
  const one =
    readPackage(join(folder, 'package.json')) ??
    (dirname(folder) === folder ? undefined : packageOf(dirname(folder), known));
  known.set(folder, one);
  return one;
}

/** Folders of a package may have a package.json without a name, which says only what kind of modules they are. @param {string} file */
function readPackage(file) {
  if (!existsSync(file)) return undefined;
  const { name, version, license } = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof name !== 'string' || typeof version !== 'string') return undefined;
  return { name, version, ...(typeof license === 'string' ? { license } : {}) };
}
