import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { SERVER_LAYERS } from './server-layers.mjs';

/**
 * An import between two source files, named by their paths below the folder of the sources.
 *
 * @typedef {{ from: string, to: string }} Import
 */

/** Tests and what supports them stand outside of the layers: they may use the whole application. */
const TEST_FILE = /(\.test\.ts|\/testing\/.*)$/;

/** @param {string} path @returns {string} the layer, or '' for the program's start, which is above all */
export const layerOf = (path) => (path.includes('/') ? (path.split('/')[0] ?? '') : '');

/**
 * All relative imports of the product files below a folder, static and lazy ones.
 *
 * @param {string} folder absolute
 * @returns {Import[]}
 */
export function importsBelow(folder) {
  return productFiles(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return ts
      .preProcessFile(text)
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => ({
        from: file,
        to: withSlashes(relative(folder, resolve(folder, file, '..', fileName))),
      }));
  });
}

/** @param {string} folder @returns {string[]} */
function productFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(withSlashes)
    .filter((file) => file.endsWith('.ts') && !TEST_FILE.test(file))
    .sort();
}

/** @param {string} path */
const withSlashes = (path) => path.split(sep).join('/');

/**
 * The imports that a layer must not have: of a layer above it, of test support, or of a folder that is no layer.
 *
 * @param {Import[]} imports
 * @returns {Import[]}
 */
export function forbiddenImports(imports) {
  const order = SERVER_LAYERS.map(({ name }) => name);
  return imports.filter(({ from, to }) => {
    if (to.startsWith('..') || TEST_FILE.test(to)) return true;
    const [importer, imported] = [layerOf(from), layerOf(to)];
    if (importer === '') return false;
    return !order.includes(importer) || order.indexOf(imported) > order.indexOf(importer) || imported === '';
  });
}

/**
 * The layers that import each other in a circle, by way of whichever folders.
 *
 * @param {Import[]} imports
 * @returns {string[][]} each cycle once, as the layers on it
 */
export function layerCycles(imports) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const { from, to } of imports) {
    if (layerOf(from) === layerOf(to)) continue;
    graph.set(layerOf(from), (graph.get(layerOf(from)) ?? new Set()).add(layerOf(to)));
  }
  const cycles = new Map();
  for (const start of graph.keys()) findCycles(graph, [start], cycles);
  return [...cycles.values()];
}

/** @param {Map<string, Set<string>>} graph @param {string[]} path @param {Map<string, string[]>} cycles by their layers */
function findCycles(graph, path, cycles) {
  for (const next of graph.get(path.at(-1) ?? '') ?? []) {
    const name = [...path].sort().join();
    if (next === path[0]) cycles.set(name, cycles.get(name) ?? path);
    else if (!path.includes(next)) findCycles(graph, [...path, next], cycles);
  }
}

/**
 * How many imports go from which layer to which, as a table.
 *
 * @param {Import[]} imports
 * @returns {string}
 */
export function layerTable(imports) {
  const names = SERVER_LAYERS.map(({ name }) => name);
  const count = (/** @type {string} */ from, /** @type {string} */ to) =>
    imports.filter((one) => layerOf(one.from) === from && layerOf(one.to) === to).length;
  const rows = names.map((from) => [from, ...names.map((to) => String(count(from, to) || '·'))]);
  return [['imports of ↓', ...names], ...rows]
    .map(([first = '', ...cells]) => first.padEnd(14) + cells.map((cell) => cell.padStart(11)).join(''))
    .join('\n');
}

/** @param {Import} one */
export const importText = ({ from, to }) => `${from} imports ${posix.normalize(to)}`;
