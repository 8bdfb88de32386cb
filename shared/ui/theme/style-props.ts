import type { CSSProperties } from 'react';
import type { TokenNames } from 'shared/styles';
import type { Kind, STYLE_PROPS } from './style-prop-tables.ts';

/** From which width of the window on a value of a style prop counts. */
export const WIDTHS = ['md', 'lg', 'xl'] as const;
export const BREAKPOINTS = ['base', ...WIDTHS] as const;

type Tables = typeof STYLE_PROPS;
type TokenKind = Exclude<Kind, 'none'>;
export type Width = (typeof WIDTHS)[number];
export type Breakpoint = (typeof BREAKPOINTS)[number];

/** Class of the elements that have a style prop; its value is in the variable of the same name. */
export function stylePropName(name: string, breakpoint: Breakpoint): string {
  return breakpoint === 'base' ? `p-${name}` : `p-${name}-${breakpoint}`;
}

type Responsive<Value> = Value | { [At in Breakpoint]?: Value };
type Length =
  | `${number}${'px' | 'rem' | 'em' | '%' | 'ch' | 'vh' | 'vw' | 'dvh'}`
  | `${'calc' | 'min' | 'max' | 'clamp'}(${string})`;

/** What a style prop may be beside a token. */
interface OtherValues {
  spacing: `-${TokenNames['spacing']}` | Length | 'auto';
  sizes: Length | 'auto' | 'none';
  colors: 'inherit' | 'currentColor' | `color-mix(${string})`;
  fonts: never;
  fontSizes: Length;
  fontWeights: never;
  lineHeights: never;
  letterSpacings: never;
  radii: never;
  shadows: never;
  zIndex: 'auto';
}

type TokenProps<Kind extends TokenKind> = {
  [Name in keyof Tables[Kind]]?: Responsive<TokenNames[Kind] | OtherValues[Kind]>;
};
type PlainProps = {
  [Name in keyof Tables['none']]?: Responsive<CSSProperties[Tables['none'][Name]]>;
};
type TokenPropsOf<Kind> = Kind extends TokenKind ? (props: TokenProps<Kind>) => void : never;
type AllTokenProps = TokenPropsOf<TokenKind> extends (props: infer Props) => void ? Props : never;

/** The looks that the kit's elements take as props. The compiler refuses a step that is none of the rhythm's. */
export type StyleProps = AllTokenProps & PlainProps & { hideBelow?: Width; hideFrom?: Width };
