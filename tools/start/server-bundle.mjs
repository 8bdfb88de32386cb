import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../workspace.mjs';
import { isUpToDate, noteSources } from './bundle-sources.mjs';

const server = join(root, 'server');

/** The programs of the server, by the names of their bundles. */
const PROGRAMS = {
  main: 'src/main.ts',
  'create-admin': 'src/jobs/create-admin/cli.ts',
  'import-genes': 'src/jobs/import-genes/cli.ts',
  'import-tracker': 'src/jobs/import-tracker/cli.ts',
  // A thread, which is loaded from beside the program that starts it.
  'pglite-worker': 'src/platform/database/embedded/pglite-worker.ts',
};

/** What reads files beside its own: native code, WebAssembly, the pages of the API document, budgets of releases. */
const NOT_BUNDLED = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@fastify/swagger-ui',
  'pg-native',
  'tools/*',
];

/** A library in CommonJS asks for Node's own modules by `require`, which a module in ES form lacks. */
export const REQUIRE =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

/** Another process may have begun with files of the bundle before. */
const KEPT_MS = 3_600_000;

/** What else decides what a bundle contains: how it is made, and which versions of libraries there are. */
const SETTINGS = [import.meta.filename, join(root, 'pnpm-lock.yaml')];

/**
 * Bundles the server's programs, so that they start in a fraction of the time that their 1,400 modules take one by one. Does nothing
 * where a bundle of the present sources is there.
 *
 * @param {string} folder inside the folder of the server package, whose libraries and data files the bundles use
 */
export function bundleServer(folder = join(server, 'dist')) {
  if (isUpToDate(folder)) return;
  const begun = Date.now();
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: server,
    entryPoints: PROGRAMS,
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunk-[hash]',
    sourcemap: true,
    sourcesContent: false,
    external: NOT_BUNDLED,
    banner: { js: REQUIRE },
    write: false,
    metafile: true,
    logLevel: 'warning',
  });
  mkdirSync(folder, { recursive: true });
  // Chunks have names of their own for each content and come first: a server that starts meanwhile finds a whole bundle.
  const isProgram = (/** @type {string} */ path) => basename(path).replace(/\..*/, '') in PROGRAMS;
  const inOrder = outputFiles.toSorted((a, b) => Number(isProgram(a.path)) - Number(isProgram(b.path)));
  for (const { path, contents } of inOrder) replaceFile(path, contents);
  const names = outputFiles.map(({ path }) => basename(path));
  removeOld(folder, new Set(names));
  const sources = Object.keys(metafile.inputs).map((path) => join(server, path));
  noteSources(folder, [...SETTINGS, ...sources], names, begun);
}

/** @param {string} path @param {Uint8Array} contents */
function replaceFile(path, contents) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

/** @param {string} folder @param {Set<string>} current names */
function removeOld(folder, current) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!current.has(name) && Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path);
  }
}
