import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../workspace.mjs';

/** Packages are taken from where `shared` has them, which is the only one that depends on Chakra. */
export const requireFromShared = createRequire(join(root, 'shared', 'package.json'));

/**
 * @template Exports
 * @typedef {{ exports: Exports, inputs: string[] }} Evaluated what a module exports, and our own files that it consists of
 */

/**
 * Runs TypeScript of the browser packages in this process.
 *
 * @template Exports
 * @param {string} contents of a module that exports what is wanted
 * @returns {Promise<Evaluated<Exports>>}
 */
export async function evaluate(contents) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: join(root, 'shared') },
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    external: ['@chakra-ui/*', '@emotion/*', 'react', 'react-dom'],
    absWorkingDir: root,
    logLevel: 'warning',
  });
  const code = outputFiles.map(({ text }) => text).join('\n');
  const run = new Function('require', `const module = { exports: {} };\n${code}\nreturn module.exports;`);
  const inputs = Object.keys(metafile.inputs).filter((name) => name !== '<stdin>');
  return { exports: run(requireFromShared), inputs: inputs.map((name) => resolve(root, name)) };
}
