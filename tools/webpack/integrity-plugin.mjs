import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { providedFiles } from './shared-exports.mjs';
import { withFilesOfTheirOwn } from './shared-modules.mjs';

/**
 * Stands in the run time for the digests that are known only when every file is made, those of scripts where it requests scripts
 * and those of style sheets where it requests these; minifiers leave it alone.
 */
const PLACE = /__DIGESTS_OF_(JS|CSS)__/g;
const CHECKED = /\.(js|css)$/;
/**
 * Stands in the shell's page for the files of shared modules that have files of their own, with their digests by address, so that
 * the page requests those of its first screen.
 */
export const PLACE_OF_SHARED_FILES = '__FILES_OF_SHARED_MODULES__';

/**
 * Lets the browser check every file that an app loads (Subresource Integrity): the run time requests each chunk with
 * the digest of its content, and the shell's page for the shell's files. The digests of a remote's chunks stand in its
 * entry; the digests of the entry, and of what is fetched beside it, are in the registry. A file that was changed is
 * not executed.
 */
export class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    // An app may have its own copy of webpack, whose hooks are other ones than those that could be imported here.
    const { runtime, sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Integrity', (compilation) => {
      requestWithDigests(compilation, runtime);
      // After the names are final; the files that hold digests are named before, by content that determines the digests.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'Integrity', stage }, () =>
        fillIn(compilation, (text) => new sources.RawSource(text)),
      );
    });
  }
}

/** @param {import('webpack').Compilation} compilation @param {typeof import('webpack').runtime} runtime */
function requestWithDigests(compilation, { LoadScriptRuntimeModule }) {
  const digest = (/** @type {'JS' | 'CSS'} */ kind, /** @type {string} */ address) =>
    `__DIGESTS_OF_${kind}__[${address}.slice(${address}.lastIndexOf("static/"))] || ""`;
  LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('Integrity', (code) =>
    [code, `script.integrity = ${digest('JS', 'url')};`].join('\n'),
  );
  MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('Integrity', (code, names) =>
    [code, `${names.tag}.integrity = ${digest('CSS', names.href)};`].join('\n'),
  );
}

/** @typedef {(text: string) => import('webpack').sources.Source} ToSource */

/** @param {import('webpack').Compilation} compilation @param {ToSource} toSource */
function fillIn(compilation, toSource) {
  const replace = (/** @type {string} */ name, /** @type {(text: string) => string} */ change) =>
    compilation.updateAsset(name, toSource(change(textOf(compilation, name))));
  const names = Object.keys(compilation.assets).filter((name) => CHECKED.test(name));
  const holders = names.filter((name) => textOf(compilation, name).search(PLACE) >= 0);
  const digests = digestsOf(
    compilation,
    names.filter((name) => !holders.includes(name)),
  );
  for (const name of holders) {
    replace(name, (text) =>
      text.replaceAll(
        PLACE,
        (_place, /** @type {string} */ kind) => `(${JSON.stringify(chunksOf(digests, kind))})`,
      ),
    );
  }
  const all = { ...digests, ...digestsOf(compilation, holders) };
  for (const name of Object.keys(compilation.assets).filter((asset) => asset.endsWith('.html'))) {
    replace(name, (html) =>
      withDigests(html, all).replace(PLACE_OF_SHARED_FILES, () => sharedFiles(compilation, all)),
    );
  }
}

/**
 * Chunks are below `static`; what else there is, such as a service worker, the run time never requests.
 *
 * @param {Record<string, string>} digests by address @param {string} kind how their names end, in capitals
 */
function chunksOf(digests, kind) {
  const isChunk = (/** @type {string} */ name) =>
    name.startsWith('static/') && name.endsWith(`.${kind.toLowerCase()}`);
  return Object.fromEntries(Object.entries(digests).filter(([name]) => isChunk(name)));
}

/**
 * A page that requests its scripts and styles with their digests.
 *
 * @param {string} html @param {Record<string, string>} digests by address
 */
export function withDigests(html, digests) {
  return html.replace(
    /<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"/g,
    (tag, /** @type {string} */ address) =>
      digests[address] === undefined ? tag : `${tag} integrity="${digests[address]}"`,
  );
}

/**
 * In the order of the table: that of the compilation differs from build to build.
 *
 * @param {import('webpack').Compilation} compilation @param {Record<string, string>} digests @returns {string} JSON
 */
function sharedFiles(compilation, digests) {
  const provided = providedFiles(compilation);
  const withDigest = (/** @type {string} */ request) =>
    Object.fromEntries((provided[request] ?? []).map((file) => [file, digests[file]]));
  const modules = withFilesOfTheirOwn(Object.keys(provided));
  return JSON.stringify(Object.fromEntries(modules.map((request) => [request, withDigest(request)])));
}

/** @param {import('webpack').Compilation} compilation @param {string[]} names @returns {Record<string, string>} */
function digestsOf(compilation, names) {
  const digest = (/** @type {string} */ name) =>
    createHash('sha384')
      .update(compilation.assets[name]?.source() ?? '')
      .digest('base64');
  return Object.fromEntries(names.map((name) => [name, `sha384-${digest(name)}`]));
}

/** @param {import('webpack').Compilation} compilation @param {string} name */
function textOf(compilation, name) {
  return String(compilation.assets[name]?.source() ?? '');
}
