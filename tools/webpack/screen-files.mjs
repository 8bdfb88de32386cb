import { relative, sep } from 'node:path';
import { sharedRequest } from './shared-exports.mjs';
import { withFilesOfTheirOwn } from './shared-modules.mjs';

/** The chunk of what a remote exposes (preset.mjs), which every screen of its begins with. */
export const EXPOSED = 'remote';

/**
 * What screens read first, with the files in which the build has put their code in place of the modules that are declared, and
 * with the shared modules that these files import.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {{ screen: string, code?: string[] }[]} reads as a remote declares them; code: modules below its `src`
 * @param {string} sources absolute path of `src`
 * @throws Error for a module that is imported nowhere by `import()`
 */
export function readsWithFiles(compilation, reads, sources) {
  const lazy = lazyChunks(compilation, sources);
  return reads.map(({ code, ...screen }) => {
    if (code === undefined) return screen;
    const unknown = code.filter((module) => lazy[module] === undefined);
    if (unknown.length > 0)
      throw new Error(`package.json: ${screen.screen}: no import() loads ${unknown.join(', ')} of "code".`);
    const chunks = code.flatMap((module) => lazy[module] ?? []);
    const files = [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].sort();
    return { ...screen, files, modules: sharedModulesOf(compilation, chunks) };
  });
}

/** Shared modules that what a remote exposes imports. @param {import('webpack').Compilation} compilation */
export function firstModules(compilation) {
  const exposed = compilation.namedChunks.get(EXPOSED);
  return exposed === undefined ? [] : sharedModulesOf(compilation, [exposed]);
}

/**
 * Those with files of their own that chunks import.
 *
 * @param {import('webpack').Compilation} compilation @param {import('webpack').Chunk[]} chunks
 */
function sharedModulesOf({ chunkGraph }, chunks) {
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return withFilesOfTheirOwn(modules.flatMap((module) => sharedRequest(module) ?? []));
}

/**
 * The chunks that `import()` of a module requests, by the paths of the modules below `src`.
 *
 * @param {import('webpack').Compilation} compilation @param {string} sources
 * @returns {Record<string, import('webpack').Chunk[]>}
 */
function lazyChunks({ modules, moduleGraph, chunkGraph }, sources) {
  /** @type {Record<string, import('webpack').Chunk[]>} */
  const lazy = {};
  for (const { blocks } of modules) {
    for (const block of blocks) {
      const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
      for (const dependency of block.dependencies) {
        const path = moduleGraph.getModule(dependency)?.nameForCondition();
        if (!path) continue;
        const own = (lazy[relative(sources, path).split(sep).join('/')] ??= []);
        own.push(...chunks);
      }
    }
  }
  return lazy;
}
