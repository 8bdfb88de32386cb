import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractNumber } from '../webpack/frame.mjs';
import { prebundledPackages, prebundledServerLibraries } from './prebundle.mjs';

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));

/**
 * Dependencies that swc translates, because Jest loads CommonJS and these ship ES modules only, or (PGlite)
 * use `import()` inside. Everything else in node_modules is taken as it is, which keeps a cold run fast.
 */
const TRANSLATED = ['rettime', 'until-async', '@open-draft', 'typebox', 'jose', '@electric-sql'];

/** swc as the only compiler, with the same settings as the browser build (automatic JSX run time). */
const SWC_OPTIONS = {
  sourceMaps: 'inline',
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

/** TypeScript files must not be parsed as TSX: `<T>(x)` is a generic there, not an element. */
const SWC_OPTIONS_WITHOUT_JSX = {
  ...SWC_OPTIONS,
  jsc: { ...SWC_OPTIONS.jsc, parser: { syntax: 'typescript', tsx: false } },
};

/**
 * Jest settings of a package that runs in Node.
 *
 * @param {string} configUrl `import.meta.url` of the package's jest.config.mjs
 * @returns {import('jest').Config & { rootDir: string }}
 */
export function nodeJest(configUrl) {
  const rootDir = dirname(fileURLToPath(configUrl));
  const swc = require.resolve('@swc/jest');
  return {
    rootDir,
    testEnvironment: join(here, 'environment.mjs'),
    testMatch: ['**/*.test.{ts,tsx,mjs}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
    transform: {
      '\\.(tsx|jsx)$': [swc, SWC_OPTIONS],
      '\\.(ts|mts|js|mjs|cjs)$': [swc, SWC_OPTIONS_WITHOUT_JSX],
    },
    // pnpm keeps packages at node_modules/.pnpm/x/node_modules/x: the first part is let through, the second decides.
    transformIgnorePatterns: [`/node_modules/(?!\\.pnpm|${TRANSLATED.join('|')})`],
  };
}

/** @param {string} rootDir @returns {{ name: string, version: string }} */
function packageOf(rootDir) {
  return JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8'));
}

/**
 * Jest settings of a package that runs in the browser (shared, shell, remotes): the same dependencies for
 * screens and rules.
 *
 * @param {string} configUrl `import.meta.url` of the package's jest.config.mjs
 * @returns {import('jest').Config}
 */
export function browserJest(configUrl) {
  const common = nodeJest(configUrl);
  const { name, version } = packageOf(common.rootDir);
  return {
    ...common,
    ...groupsOfScreens(common.rootDir, name),
    setupFilesAfterEnv: [join(here, 'browser-setup.mjs')],
    moduleNameMapper: { '\\.css$': join(here, 'css-stub.mjs'), ...prebundledPackages() },
    // Screens are built again for each test, which takes seconds while the machine does other work too.
    testTimeout: 20_000,
    // What the webpack preset defines in a build.
    globals: { __FRAME_NAME__: name, __FRAME_VERSION__: version, __REMOTE_CONTRACT__: contractNumber() },
  };
}

/**
 * In a run that groups tests of screens (`TEST_GROUPS`), the groups take the place of the files.
 *
 * @param {string} rootDir @param {string} name
 */
function groupsOfScreens(rootDir, name) {
  const { TEST_GROUPS = '' } = process.env;
  const groups = join(TEST_GROUPS, name);
  if (TEST_GROUPS === '' || !existsSync(groups)) return {};
  return { roots: [rootDir, groups], testMatch: ['**/*.test.{ts,mjs}', '**/group-*.test.tsx'] };
}

/**
 * Jest settings of the server.
 *
 * @param {string} configUrl `import.meta.url` of the package's jest.config.mjs
 * @returns {import('jest').Config}
 */
export function serverJest(configUrl) {
  return { ...nodeJest(configUrl), moduleNameMapper: prebundledServerLibraries() };
}
