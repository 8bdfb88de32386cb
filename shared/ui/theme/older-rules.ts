import { cssValue } from './css-value.ts';
import { KIND_OF } from './kind-of.ts';
import { STYLE_PROPS, type Kind } from './style-prop-tables.ts';
import { BREAKPOINTS } from './style-props.ts';
import { MIN_WIDTHS } from './theme.styles.ts';

const PROPERTIES = new Map<string, string>(
  Object.values(STYLE_PROPS).flatMap((names) => Object.entries(names)),
);
/** Properties that take colours and are no style props. */
const COLOURS = ['accentColor', 'fill', 'outlineColor', 'stroke', 'textDecorationColor'];
/** Chakra's conditions that remotes have used, but those that are the pseudo-class of the same name. */
const CONDITIONS = new Map([
  ['_dark', '.dark &'],
  ['_hover', '&:hover:not(:disabled)'],
  ['_after', '&::after'],
  ['_before', '&::before'],
]);
const HIDDEN = 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);';

let sheet: CSSStyleSheet | undefined;

/** Adds the rules of a class to the page. */
export function addRules(className: string, looks: readonly unknown[]): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.insertRule(`.${className} { ${looks.map(rulesOf).join(' ')} }`, sheet.cssRules.length);
}

/** Nested CSS, which browsers read by themselves. */
export function rulesOf(looks: unknown): string {
  if (Array.isArray(looks)) return looks.map(rulesOf).join(' ');
  if (typeof looks !== 'object' || looks === null) return '';
  const entries: [string, unknown][] = Object.entries(looks);
  return entries.map(([name, value]) => ruleOf(name, value)).join(' ');
}

function ruleOf(name: string, value: unknown): string {
  if (name === 'srOnly') return value === true ? HIDDEN : '';
  if (typeof value === 'string' || typeof value === 'number') return declaration(name, value);
  if (typeof value !== 'object' || value === null) return '';
  if (!PROPERTIES.has(name)) return `${selectorOf(name)} { ${rulesOf(value)} }`;
  const byBreakpoint = new Map<string, unknown>(Object.entries(value));
  return BREAKPOINTS.map((breakpoint) => {
    const rule = ruleOf(name, byBreakpoint.get(breakpoint));
    return breakpoint === 'base' ? rule : `@media (min-width: ${MIN_WIDTHS[breakpoint]}) { ${rule} }`;
  }).join(' ');
}

function selectorOf(name: string): string {
  if (name.startsWith('_')) return CONDITIONS.get(name) ?? `&:${withDashes(name.slice(1))}`;
  return name;
}

function declaration(name: string, value: string | number): string {
  const kind: Kind = KIND_OF.get(name) ?? (COLOURS.includes(name) ? 'colors' : 'none');
  return `${withDashes(PROPERTIES.get(name) ?? name)}: ${cssValue(kind, value)};`;
}

function withDashes(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
