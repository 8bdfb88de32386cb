import type { Recipe } from 'shared/styles';
import { cssValue } from './css-value.ts';
import { BREAKPOINTS, KIND_OF, stylePropName, type Breakpoint, type Kind } from './style-props.ts';

/** An element's looks as the browser takes them, and the rest of its props. */
export interface Dressed {
  className: string | undefined;
  /** The values of its style props. */
  variables: Record<string, string>;
  attributes: Record<string, unknown>;
}

/**
 * Takes the looks out of the props of an element: a class for each variant of the recipe, and for each style prop, whose
 * value is in a variable.
 */
export function dressed(props: object, recipe: Recipe): Dressed {
  const classes = new Set([recipe.base]);
  const variables: Record<string, string> = {};
  const attributes: Record<string, unknown> = {};
  const chosen: Record<string, unknown> = { ...recipe.defaults };

  const entries: [string, unknown][] = Object.entries(props);
  for (const [name, value] of entries) {
    const kind = KIND_OF.get(name);
    if (value === undefined) continue;
    if (name in recipe.variants) chosen[name] = value;
    else if (kind) addStyleProp(name, kind, value);
    else if (name === 'hideBelow' || name === 'hideFrom') classes.add(`p-${name}-${String(value)}`);
    else if (name === 'className') classes.add(String(value));
    else attributes[name] = value;
  }
  for (const [name, value] of Object.entries(chosen)) {
    classes.add(recipe.variants[name]?.[String(value)] ?? '');
  }
  classes.delete('');
  return { className: [...classes].join(' ') || undefined, variables, attributes };

  function addStyleProp(name: string, kind: Kind, value: unknown) {
    if (typeof value !== 'object' || value === null) setVariable(name, kind, 'base', value);
    else {
      const byBreakpoint = new Map<string, unknown>(Object.entries(value));
      for (const breakpoint of BREAKPOINTS) setVariable(name, kind, breakpoint, byBreakpoint.get(breakpoint));
    }
  }
  function setVariable(name: string, kind: Kind, breakpoint: Breakpoint, value: unknown) {
    if (typeof value !== 'string' && typeof value !== 'number') return;
    const className = stylePropName(name, breakpoint);
    classes.add(className);
    variables[`--${className}`] = cssValue(kind, value);
  }
}
