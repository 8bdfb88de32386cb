import type { SystemStyleObject as Looks } from '@chakra-ui/react';
import { MIN_WIDTHS } from './theme/breakpoints.ts';
import { tokens } from './theme/tokens.ts';
import { digest } from './digest.ts';
import type { Recipe } from './recipe.ts';

export type { Looks };

/** What a style sheet consists of: the theme, or rules that belong together. */
export type StyleRules =
  | { kind: 'theme' }
  | { kind: 'rules'; layer?: 'recipes'; rules: readonly { selector: string; styles: Looks }[] };

type Variation = Record<string, Record<string, Looks>>;

interface RecipeDefinition<Variants extends Variation> {
  base?: Looks;
  variants?: Variants;
  defaultVariants?: { [Name in keyof Variants]?: keyof Variants[Name] & string };
}

const defined: StyleRules[] = [];

/** Everything that was defined since the last call, for the compiler (tools/webpack/styles). */
export function takeDefined(): StyleRules[] {
  return defined.splice(0);
}

/** The page itself: what browsers have by themselves put aside, the tokens as CSS variables, the rules of the whole page. */
export function themeStyles(): void {
  defined.push({ kind: 'theme' });
}

/**
 * Looks of one kind of element, which win over those of a component that it is put on.
 *
 * @returns the class
 */
export function styles(definition: Looks): string {
  const name = classOf(definition);
  namedStyles({ [name]: definition });
  return name;
}

/** Looks by classes with names of our own choice, for scripts that put names together. */
export function namedStyles(definitions: Record<string, Looks>): void {
  const rules = Object.entries(definitions).map(([name, looks]) => ({ selector: `.${name}`, styles: looks }));
  defined.push({ kind: 'rules', rules });
}

/** Looks of a component in their variants, in Chakra's terms. */
export function recipe<const Variants extends Variation = Record<never, never>>(
  definition: RecipeDefinition<Variants>,
): Recipe<{ [Name in keyof Variants]: { [Value in keyof Variants[Name]]: string } }>;
export function recipe(definition: RecipeDefinition<Variation>): Recipe {
  const { base = {}, variants = {}, defaultVariants = {} } = definition;
  const name = classOf({ base, variants });
  const rules = [{ selector: `.${name}`, styles: base }];
  const variantClass = (variant: string, value: string, looks: Looks) => {
    if (Object.keys(looks).length === 0) return '';
    const variantName = `${name}-${variant}-${value}`;
    rules.push({ selector: `.${variantName}`, styles: looks });
    return variantName;
  };
  const classes = mapValues(variants, (values, variant) =>
    mapValues(values, (looks, value) => variantClass(variant, value, looks)),
  );
  defined.push({ kind: 'rules', layer: 'recipes', rules });
  return { base: name, variants: classes, defaults: defaultVariants };
}

/** A digest of the values that the build writes into the rules. What it leaves a variable is the page's. */
const CONSTANTS = digest(JSON.stringify([MIN_WIDTHS, tokens]));

/** The digest, over all that the rules follow from, keeps the looks of two releases apart that are on one page. */
function classOf(definition: object): string {
  return `gt-${digest(JSON.stringify([definition, CONSTANTS]))}`;
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From, name: string) => To) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}
