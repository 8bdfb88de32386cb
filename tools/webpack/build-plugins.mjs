import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { inlineScript } from './inline-script.mjs';
import { providedExports, providedFiles, providedRequest, usedExports } from './shared-exports.mjs';
import { firstModules, readsWithFiles } from './screen-files.mjs';
import { SHARED_MODULES } from './shared-modules.mjs';
import { workerScripts } from './worker-files.mjs';

/**
 * Leaves the facts about an app beside its files, as `frame.json`: those it is given, and what it provides (the shell)
 * or uses (a remote) of the shared modules, by which the release sees whether a remote fits the live shell.
 */
export class FrameFactsPlugin {
  /** @param {{ name: string, reads?: { screen: string, code?: string[] }[] }} facts @param {'provides' | 'uses'} side */
  constructor(facts, side) {
    this.facts = facts;
    this.side = side;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('FrameFacts', (compilation) => {
      // When the names of the files are final.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FrameFacts', stage }, () => {
        const sources = join(compiler.context, 'src');
        const names = this.side === 'provides' ? providedExports(compilation) : usedExports(compilation);
        const files =
          this.side === 'provides'
            ? { files: inOrder(providedFiles(compilation)) }
            : { modules: firstModules(compilation) };
        const reads = this.facts.reads && readsWithFiles(compilation, this.facts.reads, sources);
        const facts = { ...this.facts, reads, [this.side]: inOrder(names), ...files };
        compilation.emitAsset('frame.json', new RawSource(`${JSON.stringify(facts, null, 2)}\n`));
      });
    });
  }
}

/** In alphabetical order: that of the modules differs from build to build. @param {import('./shared-exports.mjs').Names} names */
function inOrder(names) {
  return Object.fromEntries(Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Fails the shell's build when a row of the table of shared modules is imported nowhere in it: a remote that uses
 * such a module would build and then die in the browser, because nobody provides it.
 */
export class ProvidesEverySharedModulePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ProvidesEverySharedModule', (compilation) => {
      compilation.hooks.afterOptimizeModules.tap('ProvidesEverySharedModule', (modules) => {
        const provided = [...modules].map((module) => providedRequest(module.identifier()) ?? '');
        for (const request of unprovided(provided)) {
          const message = `The shell provides "${request}" to remotes but imports it nowhere.`;
          compilation.errors.push(new compiler.webpack.WebpackError(message));
        }
      });
    });
  }
}

/**
 * Rows of the table that are not among the provided modules.
 *
 * @param {string[]} provided names of provided modules, e.g. `react-dom/client`
 */
export function unprovided(provided) {
  /** @param {string} request */
  const isProvided = (request) =>
    provided.some((name) => (request.endsWith('/') ? name.startsWith(request) : name === request));
  return SHARED_MODULES.map((row) => row.request).filter((request) => !isProvided(request));
}

/** Lets browsers fetch the scripts of a page before what these run with, which deferred scripts would wait for. */
export class ScriptsFirstPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('ScriptsFirst', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('ScriptsFirst', (page) => {
        for (const { attributes } of page.assetTags.scripts) attributes['fetchpriority'] = 'high';
        return page;
      });
    });
  }
}

/** Writes the shell's service worker, and the one that takes it away again, beside the page. */
export class WorkersPlugin {
  /** @param {string} sources folder of the scripts */
  constructor(sources) {
    this.sources = sources;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('Workers', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'Workers', stage }, () => {
        for (const [name, script] of workerScripts(compiler.options.mode !== 'development')) {
          const text = inlineScript(join(this.sources, script.replace(/\.js$/, '.ts')));
          compilation.emitAsset(name, new RawSource(`${text}\n`));
        }
      });
    });
  }
}
