import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../workspace.mjs';

const shared = join(root, 'shared');
const server = join(root, 'server');
/** Beside the packages, so that the bundles find React where `shared` does. */
const bundles = join(shared, 'node_modules', '.jest');

/** What a bundle takes from where it is installed: there must be one of each. */
const EXTERNAL = ['react', 'react/*', 'react-dom', 'react-dom/*', '@testing-library/dom'];

/**
 * Screens are tested by roles and texts, and computing their styles takes a quarter of the time: they have none. A test
 * file that is about a measure asks for them by `computeStyles` of `shared/testing`.
 */
const WITHOUT_STYLES = `
import { createSystem as createStyledSystem } from '@chakra-ui/react';
const NONE = Object.freeze({});
const once = (make) => {
  const made = new WeakMap();
  return (config = NONE) => {
    if (!made.has(config)) made.set(config, make(config));
    return made.get(config);
  };
};
const unstyled = (recipe, none) =>
  Object.assign((props) => (globalThis.stylesAreComputed ? recipe(props) : none), recipe);
export function createSystem(...settings) {
  const system = createStyledSystem(...settings);
  const cva = once((config) => unstyled(system.cva(config), NONE));
  const sva = once((config) => {
    const slots = (config.slots ?? []).map((slot) => [slot, NONE]);
    return unstyled(system.sva(config), Object.fromEntries(slots));
  });
  return {
    ...system,
    css: (...styles) => (globalThis.stylesAreComputed ? system.css(...styles) : NONE),
    cva,
    sva,
    getRecipeFn: (key, fallback) => cva(system.getRecipe(key, fallback)),
    getSlotRecipeFn: (key, fallback) => sva(system.getSlotRecipe(key, fallback)),
  };
}`;

/**
 * Packages of screen tests that consist of hundreds of small modules, which Jest would load again for each test file:
 * 1.1 seconds of 1.8. As one file each they take a fifth of that. Of the kit only what `shared` imports is bundled.
 *
 * @returns {Record<string, string>} for Jest's moduleNameMapper
 */
export function prebundledPackages() {
  const kept = importedNames('@chakra-ui/react').filter((name) => name !== 'createSystem');
  const chakra = `export { ${kept.join(', ')} } from '@chakra-ui/react'; ${WITHOUT_STYLES}`;
  const jsxRuntime = createRequire(join(shared, 'package.json')).resolve('react/jsx-runtime');
  // The two entries of msw have classes in common.
  const network = bundle('msw', "export * from 'msw'; export * from 'msw/node';", 'node');
  return {
    '^@chakra-ui/react$': bundle('chakra', chakra),
    '^typebox$': bundle('typebox', everything('typebox')),
    '^@testing-library/jest-dom$': bundle('jest-dom', "import '@testing-library/jest-dom';"),
    '^@testing-library/user-event$': bundle('user-event', everything('@testing-library/user-event')),
    '^msw(/node)?$': network,
    '^react/jsx-runtime$': join(dirname(jsxRuntime), 'cjs', 'react-jsx-runtime.production.js'),
  };
}

/**
 * Libraries of the server that consist of many small modules: 650 of the 1,300 that a test with the whole server loads.
 * Those of one group use each other, so they are bundled together.
 */
const SERVER_LIBRARIES = {
  schemas: ['typebox', 'typebox/value', 'typebox/compile', 'typebox/format'],
  queries: ['kysely', 'kysely/helpers/postgres'],
  tokens: ['jose'],
  web: [
    'fastify',
    '@fastify/compress',
    '@fastify/cookie',
    '@fastify/cors',
    '@fastify/helmet',
    '@fastify/multipart',
    '@fastify/static',
    '@fastify/swagger',
  ],
};

/** The same for tests of the server. @returns {Record<string, string>} for Jest's moduleNameMapper */
export function prebundledServerLibraries() {
  const groups = Object.entries(SERVER_LIBRARIES);
  return Object.fromEntries(groups.flatMap(([name, requests]) => entriesOf(name, requests)));
}

/** One bundle, and a file for each of its libraries. @param {string} name @param {string[]} requests */
function entriesOf(name, requests) {
  const contents = requests.map((request, index) => `exports.library${index} = require('${request}');`);
  const whole = bundle(name, contents.join('\n'), 'node', server);
  return requests.map((request, index) => {
    const entry = whole.replace(/\.cjs$/, `-${index}.cjs`);
    const text = `module.exports = require(${JSON.stringify(whole)}).library${index};\n`;
    if (!existsSync(entry)) writeFileSync(entry, text);
    return [`^${request}$`, entry];
  });
}

/** @param {string} request */
function everything(request) {
  return `export * from '${request}'; export { default } from '${request}';`;
}

/**
 * One CommonJS file with everything that an entry stands on, made once for each state of the lockfile.
 *
 * @param {string} name of the file
 * @param {string} contents of the entry
 * @param {'browser' | 'node'} platform
 * @param {string} resolveDir package whose dependencies it takes
 */
function bundle(name, contents, platform = 'browser', resolveDir = shared) {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'));
  const digest = createHash('sha256').update(lockfile).update(contents).digest('hex').slice(0, 16);
  const file = join(bundles, `${name}-${digest}.cjs`);
  if (existsSync(file)) return file;
  mkdirSync(bundles, { recursive: true });
  // Under another name until it is whole: two runs may start at once.
  const draft = `${file}.${process.pid}`;
  buildSync({
    stdin: { contents, resolveDir },
    bundle: true,
    format: 'cjs',
    platform,
    define: { 'process.env.NODE_ENV': '"test"' },
    external: EXTERNAL,
    outfile: draft,
    logLevel: 'warning',
  });
  renameSync(draft, file);
  return file;
}

/** Values that sources of `shared` import from a package. @param {string} request */
function importedNames(request) {
  const pattern = new RegExp(`^(?:im|ex)port \\{([^}]*)\\} from '${request}';`, 'gm');
  const names = sourcesIn(shared).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, list = '']) => valuesOf(list)),
  );
  return [...new Set(names)].sort();
}

/** Values among the names between braces. @param {string} list */
function valuesOf(list) {
  return list
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** @param {string} folder @returns {string[]} */
function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
