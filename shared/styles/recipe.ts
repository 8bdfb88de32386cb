/** A recipe as the browser gets it: nothing but class names. */
export interface Recipe<Names extends Variants = Variants> {
  base: string;
  /** Class of each value of each variant. */
  variants: Names;
  /** The values that count when a component is given no other. */
  defaults: { [Variant in keyof Names]?: string };
}

/** Class names by variant and value. */
export type Variants = Record<string, Record<string, string>>;

/** What a component takes for the variants of a recipe: `'sm' | 'md'`, or a boolean where the value is called `true`. */
export type VariantProps<Names extends Variants> = {
  [Variant in keyof Names]?: keyof Names[Variant] extends 'true' ? boolean : keyof Names[Variant];
};
