import { relative, sep } from 'node:path';

/**
 * What screens read first, with the files in which the build has put their code in place of the modules that are declared.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {{ screen: string, code?: string[] }[]} reads as a remote declares them; code: modules below its `src`
 * @param {string} sources absolute path of `src`
 * @throws Error for a module that is imported nowhere by `import()`
 */
export function readsWithFiles(compilation, reads, sources) {
  const files = lazyFiles(compilation, sources);
  return reads.map(({ code, ...screen }) => {
    if (code === undefined) return screen;
    const unknown = code.filter((module) => files[module] === undefined);
    if (unknown.length > 0)
      throw new Error(`package.json: ${screen.screen}: no import() loads ${unknown.join(', ')} of "code".`);
    return { ...screen, files: [...new Set(code.flatMap((module) => files[module] ?? []))].sort() };
  });
}

/**
 * The files that `import()` of a module requests, by the paths of the modules below `src`.
 *
 * @param {import('webpack').Compilation} compilation @param {string} sources
 * @returns {Record<string, string[]>}
 */
function lazyFiles({ modules, moduleGraph, chunkGraph }, sources) {
  /** @type {Record<string, string[]>} */
  const files = {};
  for (const { blocks } of modules) {
    for (const block of blocks) {
      const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
      for (const dependency of block.dependencies) {
        const path = moduleGraph.getModule(dependency)?.nameForCondition();
        if (!path) continue;
        const own = (files[relative(sources, path).split(sep).join('/')] ??= []);
        own.push(...chunks.flatMap(({ files }) => [...files]));
      }
    }
  }
  return files;
}
