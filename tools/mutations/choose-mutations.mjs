import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { findMutations } from './find-mutations.mjs';
import { pick, seeded } from './seeded.mjs';

/** @typedef {import('./find-mutations.mjs').Mutation & { file: string, line: number, before: string }} Chosen file: relative to the tree */

/** Folders with product sources. */
const PRODUCT = /^(server\/src|shared|shell\/src|remote-[^/]+\/src)\//;
/** Tests, what supports them, types alone. */
const NO_PRODUCT =
  /(^|\/)(node_modules|dist|testing|test-support|ui-gallery|api-coverage|fuzz|scenarios)\/|\.(test|d)\.tsx?$/;

/** @param {string} path with slashes */
export function isProduct(path) {
  return PRODUCT.test(path) && /\.tsx?$/.test(path) && !NO_PRODUCT.test(path);
}

/**
 * Mutations of the product sources of a tree by a seed.
 *
 * @param {string} tree
 * @param {{ seed: number, count: number }} options
 */
export function chooseMutations(tree, options) {
  const all = productSources(tree).flatMap((file) => mutationsOf(tree, file));
  return chooseFrom(all, options);
}

/**
 * What nobody noticed in an earlier run, where its source is still the same.
 *
 * @param {string} record file that the run has written @param {string} tree
 * @returns {Chosen[]}
 */
export function survivorsOf(record, tree) {
  /** @type {{ tried: Array<import('./report.mjs').Tried> }} */
  const { tried } = JSON.parse(readFileSync(record, 'utf8'));
  const survivors = tried.filter(({ outcome }) => outcome.by === 'nobody').map(({ mutation }) => mutation);
  return survivors.filter(({ file, start, end, before }) => {
    const path = join(tree, file);
    const isThere = existsSync(path) && readFileSync(path, 'utf8').slice(start, end) === before;
    if (!isThere) console.log(`Changed since: ${file}`);
    return isThere;
  });
}

/**
 * Chooses by a seed: the kinds take turns, so that frequent ones do not crowd out the others, and no
 * file is mutated twice.
 *
 * @param {Chosen[]} mutations
 * @param {{ seed: number, count: number }} options
 * @returns {Chosen[]}
 */
export function chooseFrom(mutations, { seed, count }) {
  /** @type {Map<string, Chosen[]>} */
  const byKind = new Map();
  for (const mutation of mutations) {
    const kind = mutation.kind.replace(/^dropped (?!call).*/, 'dropped part of a chain');
    const known = byKind.get(kind);
    if (known === undefined) byKind.set(kind, [mutation]);
    else known.push(mutation);
  }
  const kinds = [...byKind.keys()].sort();
  const random = seeded(seed);
  /** @type {Chosen[]} */
  const chosen = [];
  for (let turn = 0; chosen.length < count && turn < count * 20; turn += 1) {
    const candidate = pick(byKind.get(kinds[turn % kinds.length] ?? '') ?? [], random);
    if (candidate !== undefined && !chosen.some(({ file }) => file === candidate.file))
      chosen.push(candidate);
  }
  return chosen;
}

/** @param {string} tree @returns {string[]} relative paths with slashes, sorted */
function productSources(tree) {
  const packages = readdirSync(tree).filter((name) => PRODUCT.test(`${name}/src/`) || name === 'shared');
  return packages
    .flatMap((name) => filesIn(tree, join(tree, name)))
    .filter(isProduct)
    .sort();
}

/** @param {string} tree @param {string} folder @returns {string[]} */
function filesIn(tree, folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(tree, path);
    return [relative(tree, path).split(sep).join('/')];
  });
}

/** @param {string} tree @param {string} file @returns {Chosen[]} */
function mutationsOf(tree, file) {
  const source = readFileSync(join(tree, file), 'utf8');
  return findMutations(file, source).map((mutation) => ({
    ...mutation,
    file,
    line: source.slice(0, mutation.start).split('\n').length,
    before: source.slice(mutation.start, mutation.end),
  }));
}
