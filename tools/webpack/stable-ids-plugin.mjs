/** The federation plugin writes its runtime's entry to a file named by a digest of absolute paths. */
const GENERATED_ENTRY = /\.federation[\\/]entry\.[0-9a-f]+\.js/;

/**
 * Gives the modules that the federation plugin generates ids that do not depend on the folder of the build, so that a commit
 * built anywhere yields the same files. All other modules are numbered by their relative paths anyway.
 */
export class StableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('StableIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIds', (modules) => {
        const { chunkGraph } = compilation;
        for (const module of modules) {
          if (!GENERATED_ENTRY.test(module.identifier()) || chunkGraph.getModuleId(module) !== null) continue;
          chunkGraph.setModuleId(module, stableId(module.identifier()));
        }
      });
    });
  }
}

/** @param {string} identifier of a generated module @returns {string} */
export function stableId(identifier) {
  return identifier.startsWith('container entry') ? 'container' : 'federation';
}
