import { TOKEN_NAMES } from './theme.styles.ts';
import type { Kind } from './style-prop-tables.ts';

const tokens = new Map(Object.entries(TOKEN_NAMES).map(([kind, names]) => [kind, new Set(names)]));

/**
 * A value of a style prop in CSS: tokens are variables of the page, also where a text names them (`{colors.bg.panel}`);
 * everything else is taken literally.
 */
export function cssValue(kind: Kind, value: string | number): string {
  const name = String(value);
  const names = tokens.get(kind);
  if (names?.has(name)) return tokenVariable(kind, name);
  const opposite = kind === 'spacing' && name.startsWith('-') ? name.slice(1) : undefined;
  if (opposite !== undefined && names?.has(opposite)) return `calc(${tokenVariable(kind, opposite)} * -1)`;
  return withVariables(name);
}

/** Replaces the tokens that a text names. */
export function withVariables(text: string): string {
  return text.replaceAll(/\{(\w+)\.([\w.]+)\}/g, (_all, kind: string, name: string) =>
    tokenVariable(kind, name),
  );
}

/** Every element of a page asks for some: a project's page spent 7 % of its rendering on making them. */
const variables = new Map<string, string>();

/** As Chakra names the variable: `fontSizes` and `2.5` become `--gt-font-sizes-2\.5`. */
function tokenVariable(kind: string, name: string): string {
  const token = `${kind}-${name}`;
  const known = variables.get(token);
  if (known !== undefined) return known;
  const isStep = /^\d/.test(name);
  const dashed = isStep ? name.replace('.', '\\.') : name.replaceAll('.', '-');
  const variable = `var(--gt-${withDashes(kind)}-${withDashes(dashed)})`;
  variables.set(token, variable);
  return variable;
}

function withDashes(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
