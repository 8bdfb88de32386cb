/**
 * Names by shared module, e.g. `{ "shared/ui": ["Button", "Page"] }`.
 *
 * @typedef {Record<string, string[]>} Names
 */

/**
 * What a remote takes from the shared modules.
 *
 * @param {import('webpack').Compilation} compilation
 * @returns {Names}
 */
export function usedExports({ modules, moduleGraph }) {
  /** @type {Record<string, Set<string>>} */
  const used = {};
  for (const module of modules) {
    const request = sharedRequest(module);
    if (request === undefined) continue;
    const names = (used[request] ??= new Set());
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      if (!connection.dependency || !connection.isTargetActive(undefined)) continue;
      for (const reference of connection.dependency.getReferencedExports(moduleGraph, undefined)) {
        const [name] = Array.isArray(reference) ? reference : reference.name;
        if (name !== undefined) names.add(name);
      }
    }
  }
  return Object.fromEntries(Object.entries(used).map(([request, names]) => [request, [...names].sort()]));
}

/**
 * What the shell provides through the shared modules; modules whose exports cannot be known are left out.
 *
 * @param {import('webpack').Compilation} compilation
 * @returns {Names}
 */
export function providedExports({ modules, moduleGraph }) {
  /** @type {Names} */
  const provided = {};
  for (const module of modules) {
    const request = providedRequest(module.identifier());
    if (request === undefined) continue;
    const dependency = module.dependencies[0] ?? module.blocks[0]?.dependencies[0];
    const original = dependency && moduleGraph.getModule(dependency);
    const names = original && moduleGraph.getExportsInfo(original).getProvidedExports();
    if (Array.isArray(names)) provided[request] = [...names].sort();
  }
  return provided;
}

/**
 * Scripts and style sheets of the shared modules that have files of their own.
 *
 * @param {import('webpack').Compilation} compilation
 * @returns {Names} by module
 */
export function providedFiles({ modules, chunkGraph }) {
  /** @type {Names} */
  const files = {};
  for (const module of modules) {
    const request = providedRequest(module.identifier());
    const chunks = module.blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? []);
    if (request === undefined || chunks.length === 0) continue;
    files[request] = chunks.flatMap((chunk) => [...chunk.files]).sort();
  }
  return files;
}

/**
 * What a remote takes and the shell does not have, in words: such a remote would load and then break.
 *
 * @param {{ uses?: Names }} remote @param {{ provides?: Names }} shell facts of their builds
 * @returns {string[]}
 */
export function missingExports({ uses = {} }, { provides = {} }) {
  const isSilent = Object.keys(provides).length === 0;
  return Object.entries(uses).flatMap(([request, names]) => {
    // Exports of our own modules are always known: one that is absent was added after the shell was built.
    const isOwn = request.startsWith('shared/');
    const provided = provides[request] ?? (isOwn && !isSilent ? [] : names);
    const missing = names.filter((name) => !provided.includes(name));
    return missing.length === 0 ? [] : [`The live shell's ${request} does not have ${missing.join(', ')}.`];
  });
}

/**
 * Name of a module in webpack's identifier of a provided one: `provide module (default) react@19.3.1 = /…`
 *
 * @param {string} identifier
 */
export function providedRequest(identifier) {
  return /^provide module .*\) (\S+)@[^@ ]+ = /.exec(identifier)?.[1];
}

/** Name of a shared module that a remote takes from the shell. @param {import('webpack').Module} module */
export function sharedRequest(module) {
  if (module.type !== 'consume-shared-module' || !('options' in module)) return undefined;
  const options = module.options;
  const key = typeof options === 'object' && options !== null && 'shareKey' in options && options.shareKey;
  return typeof key === 'string' ? key : undefined;
}
