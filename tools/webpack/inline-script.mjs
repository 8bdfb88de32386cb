import { buildSync } from 'esbuild';

/**
 * A script as text for the page itself, which runs before any file has arrived. The content security policy allows it by its
 * digest (server/src/platform/site/content-security-policy.ts).
 *
 * @param {string} file TypeScript without imports of packages
 */
export function inlineScript(file) {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
