import { chakraSystem, cssOf } from './css-of.mjs';
import { evaluate } from './evaluate.mjs';

/** @typedef {import('./css-of.mjs').StyleRules} StyleRules */

/**
 * Evaluates a file of looks (`*.styles.ts`).
 *
 * @param {string} file
 * @returns {Promise<{ css: string, exports: Record<string, unknown>, inputs: string[] }>} its style sheet; what it
 *   exports, which is plain data; and the files that both come from
 */
export async function compileStyles(file) {
  /** @type {import('./evaluate.mjs').Evaluated<{ looks: Record<string, unknown>, takeDefined: () => StyleRules[] }>} */
  const { exports, inputs } = await evaluate(
    `export * as looks from ${JSON.stringify(file)}; export { takeDefined } from './styles/define.ts';`,
  );
  const { system, inputs: themeInputs } = await chakraSystem();
  return {
    css: await cssOf(exports.takeDefined(), system),
    exports: { ...exports.looks },
    inputs: [...new Set([...inputs, ...themeInputs])],
  };
}
