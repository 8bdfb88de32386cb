import { SHARED_MODULES } from './shared-modules.mjs';

/** Leaves the facts about a frame beside its files, as `frame.json`. */
export class FrameFactsPlugin {
  /** @param {object} facts */
  constructor(facts) {
    this.facts = facts;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('FrameFacts', (compilation) => {
      compilation.hooks.processAssets.tap('FrameFacts', () => {
        compilation.emitAsset('frame.json', new RawSource(`${JSON.stringify(this.facts, null, 2)}\n`));
      });
    });
  }
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
        const provided = [...modules]
          .filter((module) => module.type === 'provide-module')
          .map((module) => module.identifier());
        for (const request of unprovided(provided)) {
          const message = `The shell provides "${request}" to remotes but imports it nowhere.`;
          compilation.errors.push(new compiler.webpack.WebpackError(message));
        }
      });
    });
  }
}

/**
 * Rows of the table without a provided module.
 *
 * @param {string[]} identifiers of webpack's provide-shared modules: `provide module (default) react@19.3.1 = /…`
 */
export function unprovided(identifiers) {
  const names = identifiers.map((identifier) => /\) (\S+)@[^@ ]+ = /.exec(identifier)?.[1] ?? '');
  /** @param {string} request */
  const isProvided = (request) =>
    names.some((name) => (request.endsWith('/') ? name.startsWith(request) : name === request));
  return SHARED_MODULES.map((row) => row.request).filter((request) => !isProvided(request));
}
