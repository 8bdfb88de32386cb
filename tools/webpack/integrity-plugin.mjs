import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/** Stands in the run time for the sums that are known only when every file is made; minifiers leave it alone. */
const PLACE = '__SUMS_OF_FILES__';
const CHECKED = /\.(js|css)$/;

/**
 * Lets the browser check every file that a frame loads (Subresource Integrity): the run time asks for each chunk with the
 * sum of its content, and the shell's page for the shell's files. The sums of a remote's chunks stand in its entry; the sums
 * of the entry, and of what is fetched beside it, are in the registry. A file that was changed is not executed.
 */
export class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    // A frame may have its own copy of webpack, whose hooks are other ones than those that could be imported here.
    const { runtime, sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Integrity', (compilation) => {
      askWithSums(compilation, runtime);
      // After the names are final; the files that hold sums are named before, by content that determines the sums.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'Integrity', stage }, () =>
        fillIn(compilation, (text) => new sources.RawSource(text)),
      );
    });
  }
}

/** @param {import('webpack').Compilation} compilation @param {typeof import('webpack').runtime} runtime */
function askWithSums(compilation, { LoadScriptRuntimeModule }) {
  const sum = (/** @type {string} */ address) =>
    `${PLACE}[${address}.slice(${address}.lastIndexOf("static/"))] || ""`;
  LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('Integrity', (code) =>
    [code, `script.integrity = ${sum('url')};`].join('\n'),
  );
  MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('Integrity', (code, names) =>
    [code, `${names.tag}.integrity = ${sum(names.href)};`].join('\n'),
  );
}

/** @typedef {(text: string) => import('webpack').sources.Source} ToSource */

/** @param {import('webpack').Compilation} compilation @param {ToSource} toSource */
function fillIn(compilation, toSource) {
  const replace = (/** @type {string} */ name, /** @type {(text: string) => string} */ change) =>
    compilation.updateAsset(name, toSource(change(textOf(compilation, name))));
  const names = Object.keys(compilation.assets).filter((name) => CHECKED.test(name));
  const holders = names.filter((name) => textOf(compilation, name).includes(PLACE));
  const sums = sumsOf(
    compilation,
    names.filter((name) => !holders.includes(name)),
  );
  for (const name of holders) {
    replace(name, (text) => text.replaceAll(PLACE, () => `(${JSON.stringify(sums)})`));
  }
  const all = { ...sums, ...sumsOf(compilation, holders) };
  for (const name of Object.keys(compilation.assets).filter((asset) => asset.endsWith('.html'))) {
    replace(name, (html) => withSums(html, all));
  }
}

/**
 * A page that asks for its scripts and styles with their sums.
 *
 * @param {string} html @param {Record<string, string>} sums by address
 */
export function withSums(html, sums) {
  return html.replace(
    /<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"/g,
    (tag, /** @type {string} */ address) =>
      sums[address] === undefined ? tag : `${tag} integrity="${sums[address]}"`,
  );
}

/** @param {import('webpack').Compilation} compilation @param {string[]} names @returns {Record<string, string>} */
function sumsOf(compilation, names) {
  const sum = (/** @type {string} */ name) =>
    createHash('sha384')
      .update(compilation.assets[name]?.source() ?? '')
      .digest('base64');
  return Object.fromEntries(names.map((name) => [name, `sha384-${sum(name)}`]));
}

/** @param {import('webpack').Compilation} compilation @param {string} name */
function textOf(compilation, name) {
  return String(compilation.assets[name]?.source() ?? '');
}
