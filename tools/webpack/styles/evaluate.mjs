import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../workspace.mjs';

/** Packages are taken from where `shared` has them, which is the only one that depends on Chakra. */
export const requireFromShared = createRequire(join(root, 'shared', 'package.json'));

/**
 * Runs TypeScript of the browser packages in this process.
 *
 * @param {string} contents of a module that exports what is wanted
 * @returns {Promise<{ exports: Record<string, any>, inputs: string[] }>} and our own files that it consists of
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
  const module = { exports: {} };
  const code = outputFiles.map(({ text }) => text).join('\n');
  new Function('module', 'exports', 'require', code)(module, module.exports, requireFromShared);
  const inputs = Object.keys(metafile.inputs).filter((name) => name !== '<stdin>');
  return { exports: module.exports, inputs: inputs.map((name) => resolve(root, name)) };
}
