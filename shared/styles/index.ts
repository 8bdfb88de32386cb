/**
 * The words in which looks are written, in files `*.styles.ts` only: the build evaluates those and leaves class names in the
 * scripts and a style sheet beside them (docs/adr/0024-styles-at-build-time.md). The functions are in no browser.
 */
export { namedStyles, recipe, styles, themeStyles, type Looks } from './define.ts';
export * from './looks/index.ts';
export { MIN_WIDTHS } from './theme/breakpoints.ts';
export { tokenNames, type TokenNames } from './theme/token-names.ts';
export type { Recipe, VariantProps, Variants } from './recipe.ts';
