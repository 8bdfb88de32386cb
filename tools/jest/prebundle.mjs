import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../workspace.mjs';

const shared = join(root, 'shared');
const server = join(root, 'server');
/** Beside the packages, so that the bundles find React where `shared` does. */
const bundles = join(shared, 'node_modules', '.jest');

/**
 * Fastify looks for the file of each plugin among all modules that are loaded, to name it in messages; Jest makes a list of them each
 * time, a twentieth of what a test of the server takes.
 */
const DEFINED = { 'process.env.NODE_ENV': '"test"', 'require.cache': 'undefined' };

/** What a bundle takes from where it is installed: there must be one of each. */
const EXTERNAL = ['react', 'react/*', 'react-dom', 'react-dom/*', '@testing-library/dom'];

/**
 * Packages of screen tests that consist of hundreds of small modules, which Jest would load again for each test file:
 * most of its time. As one file each they take a fifth of that.
 *
 * @returns {Record<string, string>} for Jest's moduleNameMapper
 */
export function prebundledPackages() {
  const jsxRuntime = createRequire(join(shared, 'package.json')).resolve('react/jsx-runtime');
  // The two entries of msw have classes in common.
  const network = bundle('msw', "export * from 'msw'; export * from 'msw/node';", 'node');
  return {
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
  const parts = [lockfile, contents, JSON.stringify(DEFINED)];
  const hash = parts.reduce((whole, part) => whole.update(part), createHash('sha256'));
  const digest = hash.digest('hex').slice(0, 16);
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
    define: DEFINED,
    external: EXTERNAL,
    outfile: draft,
    logLevel: 'warning',
  });
  renameSync(draft, file);
  return file;
}
