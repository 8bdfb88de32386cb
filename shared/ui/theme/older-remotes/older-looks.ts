import { ruleText } from './rule-text.ts';

/** Looks of remotes that were built before looks were evaluated by the build, by what they say. */
const classes = new Map<string, string>();
let sheet: CSSStyleSheet | undefined;

/** A prop by which an older remote says looks: Chakra's `css`, `srOnly`, and conditions such as `_hover`. */
export function isOlderLook(name: string): boolean {
  return name === 'css' || name === 'srOnly' || name.startsWith('_');
}

/**
 * Remotes of before contract 2 give the kit looks as objects, which Chakra evaluated in the browser. What they contain is
 * written into a style sheet of the page here, so that they need not be released again (ADR 24). To be removed with
 * contract 3.
 *
 * @returns the class
 */
export function olderLooks({ css, ...own }: Record<string, unknown>): string {
  const looks = [...(Array.isArray(css) ? css.flat() : [css]), own].filter((one) => one !== undefined);
  return '';
}
