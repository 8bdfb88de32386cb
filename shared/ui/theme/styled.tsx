import {
  cloneElement,
  createElement,
  isValidElement,
  type ComponentProps,
  type ElementType,
  type ReactNode,
} from 'react';
import type { Recipe, VariantProps, Variants } from 'shared/styles';
import { dressed } from './dressed.ts';
import type { StyleProps } from './style-props.ts';

type Looks<Names extends Variants> = StyleProps &
  VariantProps<Names> & {
    /** The only child gets the looks, in place of an element of their own. */
    asChild?: boolean;
  };

/** Props of a styled element: those of the element, the variants of its recipe, and style props. */
export type StyledProps<
  Element extends ElementType,
  Names extends Variants = Record<never, never>,
> = Looks<Names> & Omit<ComponentProps<Element>, keyof Looks<Names> | 'as'>;

export interface Styled<Own extends ElementType, Names extends Variants> {
  <As extends ElementType>(props: StyledProps<As, Names> & { as: As }): ReactNode;
  (props: StyledProps<Own, Names> & { as?: undefined }): ReactNode;
}

const NO_RECIPE: Recipe = { base: '', variants: {}, defaults: {} };

/**
 * An element that looks as a recipe says, which here is class names only. What it is can be changed by `as`, what it
 * looks like by style props.
 */
export function styled<Own extends ElementType>(element: Own): Styled<Own, Record<never, never>>;
export function styled<Own extends ElementType, Names extends Variants>(
  element: Own,
  recipe: Recipe<Names>,
): Styled<Own, Names>;
export function styled(element: ElementType, recipe = NO_RECIPE) {
  return function StyledElement({ as = element, asChild, children, className, style, ...rest }: AnyProps) {
    const { classes, variables, attributes } = dressed(rest, recipe);
    const child = asChild && isValidElement<AnyProps>(children) ? children : undefined;
    const props = {
      ...attributes,
      className: [...classes, className, child?.props.className].filter(Boolean).join(' ') || undefined,
      style: { ...variables, ...style, ...child?.props.style },
    };
    return child ? cloneElement(child, props) : createElement(as, props, children);
  };
}

interface AnyProps {
  as?: ElementType;
  asChild?: boolean;
  className?: string;
  style?: object;
  children?: ReactNode;
}
