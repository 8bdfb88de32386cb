import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { root } from '../../workspace.mjs';
import { TYPES } from '../../webpack/types-plugin.mjs';
import { versionFolder } from '../publish-remote.mjs';
import { shellFolder } from '../publish-shell.mjs';
import { readRegistry } from '../registry.mjs';

/**
 * @typedef {import('../registry.mjs').SiteStore} SiteStore
 * @typedef {Record<string, string>} Sources texts by path in the workspace (tools/webpack/types-plugin.mjs)
 * @typedef {{ name: string, version: string, sources: Sources | undefined }} Typed a version with its sources; undefined for those of
 *   early sites, which are not checked
 */

/** Errors that are shown of one remote. */
const MOST_SHOWN = 5;

/**
 * Type-checks a build with what is live beside it: a remote with the shared modules of the live shell; a shell with every remote, live
 * or canary, as it uses them.
 *
 * @param {SiteStore} store @param {import('../build-frame.mjs').BuiltFrame} built
 * @returns {Promise<string[]>} problems in words
 */
export async function typeProblems(store, { name, version, folder }) {
  const registry = await readRegistry(store);
  const file = join(folder, TYPES);
  const own = {
    name,
    version,
    sources: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined,
  };
  if (name !== 'shell') {
    const shell = registry.shell && (await stored(store, 'shell', registry.shell.version));
    return shell === undefined ? [] : problemsOf(own, shell);
  }
  const versions = registry.remotes.flatMap((entry) =>
    entry.staged ? [entry, entry.staged.facts] : [entry],
  );
  const problems = [];
  for (const remote of versions)
    problems.push(...(await problemsOf(await stored(store, remote.name, remote.version), own)));
  return problems;
}

/** @param {SiteStore} store @param {string} name @param {string} version @returns {Promise<Typed>} */
async function stored(store, name, version) {
  const folder = name === 'shell' ? shellFolder(version) : versionFolder(name, version);
  const text = await store.read(`${folder}/${TYPES}`);
  return { name, version, sources: text && JSON.parse(text.toString()) };
}

/** @param {Typed} remote @param {Typed} shell @returns {Promise<string[]>} */
async function problemsOf(remote, shell) {
  if (remote.sources === undefined || shell.sources === undefined) return [];
  const errors = await compile(remote.name, { ...remote.sources, ...shell.sources });
  // What is wrong within the shell's own modules is for its own tests.
  const own = errors.filter(({ path }) => remote.sources?.[path] !== undefined);
  const who = `${remote.name} ${remote.version} does not fit the shared modules of shell ${shell.version}`;
  const shown = own
    .slice(0, MOST_SHOWN)
    .map(({ path, line, text }) => `${who}: ${path}, line ${line}: ${text}`);
  return own.length > MOST_SHOWN ? [...shown, `${who}: ${own.length - MOST_SHOWN} more.`] : shown;
}

/**
 * Type-checks a remote's sources in a folder of its own, with the packages of this working copy.
 *
 * @param {string} name @param {Sources} sources
 * @returns {Promise<{ path: string, line: string, text: string }[]>}
 */
async function compile(name, sources) {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  try {
    for (const [path, text] of Object.entries(sources)) {
      const file = join(folder, path);
      if (!file.startsWith(folder + sep)) throw new Error(`${path} leads out of the sources.`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    for (const owner of [name, 'shared']) {
      const packages = join(root, existsSync(join(root, owner)) ? owner : 'shared', 'node_modules');
      mkdirSync(join(folder, owner), { recursive: true });
      symlinkSync(packages, join(folder, owner, 'node_modules'));
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration(name)));
    return errorsOf(await runCompiler(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} name */
function configuration(name) {
  return {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: [],
      noUnusedLocals: false,
      noUnusedParameters: false,
      paths: { 'shared/*': ['./shared/*/index.ts'] },
    },
    include: [`${name}/src`, 'shared/globals.d.ts'],
  };
}

/** @param {string} folder @returns {Promise<string>} what it prints */
function runCompiler(folder) {
  const compiler = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const child = spawn(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { cwd: folder });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 || errorsOf(printed).length > 0
        ? resolve(printed)
        : reject(new Error(`The type check ended with ${code}:\n${printed}`)),
    );
  });
}

/**
 * Errors in the compiler's output, each with the lines that explain it.
 *
 * @param {string} printed
 */
export function errorsOf(printed) {
  /** @type {{ path: string, line: string, text: string }[]} */
  const errors = [];
  for (const line of printed.split('\n')) {
    const [, path, number, text] = /^(\S[^(]*)\((\d+),\d+\): error TS\d+: (.*)$/.exec(line) ?? [];
    const last = errors.at(-1);
    if (path !== undefined && number !== undefined && text !== undefined)
      errors.push({ path: path.replaceAll('\\', '/'), line: number, text: text.trim() });
    else if (last !== undefined && /^\s+\S/.test(line)) last.text += ` ${line.trim()}`;
  }
  return errors;
}
