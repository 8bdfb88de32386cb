import { fileURLToPath } from 'node:url';
import { compileStyles } from './compile-styles.mjs';

const CSS_LOADER = fileURLToPath(new URL('./css-loader.mjs', import.meta.url));

/**
 * Turns a file of looks (`*.styles.ts`) into a module with the class names, which takes its style sheet along: as a
 * `.css` of its own, with which the build does what it does with every other.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 */
export default async function stylesLoader() {
  const { exports, inputs } = await compileStyles(this.resourcePath);
  for (const input of inputs) this.addDependency(input);
  // By relative paths: the text of the module is part of the digests by which files are named.
  const sheet = this.utils.contextify(
    this.context,
    `${this.resourcePath}.css!=!${CSS_LOADER}!${this.resourcePath}`,
  );
  const constants = Object.entries(exports).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return [`import ${JSON.stringify(sheet)};`, ...constants].join('\n');
}
