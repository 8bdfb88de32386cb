import type { Recipe } from 'shared/styles';
import { cssValue } from './css-value.ts';
import { isOlderLook, olderLooks } from './older-looks.ts';
import { KIND_OF } from './kind-of.ts';
import type { Kind } from './style-prop-tables.ts';
import { BREAKPOINTS, stylePropName, type StyleProps } from './style-props.ts';

/** An element's looks as the browser takes them, and the rest of its props. */
export interface Dressed {
  classes: string[];
  /** The values of its style props, by the names of CSS variables. */
  variables: Record<string, string>;
  attributes: Record<string, unknown>;
}

/**
 * Takes the looks out of the props of an element: a class for each variant of the recipe, and for each style prop, whose
 * value is in a variable.
 */
export function dressed({ hideBelow, hideFrom, ...props }: StyleProps & object, recipe: Recipe): Dressed {
  const classes = [recipe.base];
  const variables: Record<string, string> = {};
  const attributes: Record<string, unknown> = {};
  const chosen: Record<string, unknown> = { ...recipe.defaults };
  const older: Record<string, unknown> = {};

  const entries: [string, unknown][] = Object.entries(props);
  for (const [name, value] of entries) {
    const kind = KIND_OF.get(name);
    if (value === undefined) continue;
    if (name in recipe.variants) chosen[name] = value;
    else if (kind) {
      for (const [className, css] of valuesOf(name, kind, value)) {
        classes.push(className);
        variables[`--${className}`] = css;
      }
    } else if (isOlderLook(name)) older[name] = value;
    else attributes[name] = value;
  }
  for (const [name, value] of Object.entries(chosen)) {
    classes.push(recipe.variants[name]?.[String(value)] ?? '');
  }
  if (hideBelow) classes.push(stylePropName('hideBelow', hideBelow));
  if (hideFrom) classes.push(stylePropName('hideFrom', hideFrom));
  classes.push(olderLooks(older));
  return { classes: classes.filter(Boolean), variables, attributes };
}

/** The classes of a style prop with their values, of which there may be one for each breakpoint. */
function valuesOf(name: string, kind: Kind, value: unknown): [string, string][] {
  if (isPlain(value)) return [[stylePropName(name, 'base'), cssValue(kind, value)]];
  const byBreakpoint = new Map<string, unknown>(Object.entries(value ?? {}));
  return BREAKPOINTS.flatMap((breakpoint): [string, string][] => {
    const at = byBreakpoint.get(breakpoint);
    return isPlain(at) ? [[stylePropName(name, breakpoint), cssValue(kind, at)]] : [];
  });
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
