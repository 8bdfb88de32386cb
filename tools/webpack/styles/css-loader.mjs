import { compileStyles } from './compile-styles.mjs';

/**
 * The style sheet of a file of looks; see `loader.mjs`, which asks for it.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 */
export default async function stylesCssLoader() {
  const { css, inputs } = await compileStyles(this.resourcePath);
  for (const input of inputs) this.addDependency(input);
  return css;
}
