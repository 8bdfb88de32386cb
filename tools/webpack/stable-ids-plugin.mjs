import { providedRequest } from './shared-exports.mjs';

/** The federation plugin writes its runtime's entry to a file named by a digest of absolute paths. */
const GENERATED_ENTRY = /\.federation[\\/]entry\.[0-9a-f]+\.js/;

/**
 * Makes what a build leaves behind independent of its folder, so that a commit built anywhere yields the same files: the ids of
 * the modules that the federation plugin generates, and the comment that names its entry, whose letters the minifier counts
 * before it chooses short names. All other modules are numbered by their relative paths anyway.
 */
export class StableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('StableIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIds', (modules) => {
        const { chunkGraph } = compilation;
        for (const module of modules) {
          const id = stableId(module.identifier());
          if (id !== undefined && chunkGraph.getModuleId(module) === null) chunkGraph.setModuleId(module, id);
        }
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name: 'StableIds', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.js'))) {
          const text = compilation.getAsset(name)?.source.source().toString() ?? '';
          const stable = text.replace(GENERATED_ENTRY, '.federation/entry.js');
          if (stable !== text) compilation.updateAsset(name, new sources.RawSource(stable));
        }
      });
    });
  }
}

/**
 * The id of a module whose identifier contains the folder of the build; undefined for all others. A number made of such an identifier
 * may also be one that another module would have had.
 *
 * @param {string} identifier
 */
export function stableId(identifier) {
  const provided = providedRequest(identifier);
  if (provided !== undefined) return `provides ${provided}`;
  if (!GENERATED_ENTRY.test(identifier)) return undefined;
  return identifier.startsWith('container entry') ? 'container' : 'federation';
}
