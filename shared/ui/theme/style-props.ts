import type { CSSProperties } from 'react';
import type { TokenNames } from 'shared/styles';

/**
 * The style props of the kit's elements: what each says in CSS, by the kind of token that it takes. Other looks are written
 * in a `*.styles.ts`. What says more comes first: `p` before `pt`.
 */
export const STYLE_PROPS = {
  spacing: {
    p: 'padding',
    px: 'paddingInline',
    py: 'paddingBlock',
    pt: 'paddingTop',
    pb: 'paddingBottom',
    ps: 'paddingInlineStart',
    pe: 'paddingInlineEnd',
    m: 'margin',
    mx: 'marginInline',
    my: 'marginBlock',
    mt: 'marginTop',
    mb: 'marginBottom',
    ms: 'marginInlineStart',
    me: 'marginInlineEnd',
    gap: 'gap',
    rowGap: 'rowGap',
    columnGap: 'columnGap',
    inset: 'inset',
    top: 'top',
    bottom: 'bottom',
    insetStart: 'insetInlineStart',
    insetEnd: 'insetInlineEnd',
    scrollMarginTop: 'scrollMarginTop',
  },
  sizes: {
    w: 'width',
    h: 'height',
    width: 'width',
    height: 'height',
    minW: 'minWidth',
    minH: 'minHeight',
    maxW: 'maxWidth',
    maxH: 'maxHeight',
  },
  colors: { color: 'color', bg: 'background', borderColor: 'borderColor' },
  fonts: { fontFamily: 'fontFamily' },
  fontSizes: { fontSize: 'fontSize' },
  fontWeights: { fontWeight: 'fontWeight' },
  lineHeights: { lineHeight: 'lineHeight' },
  letterSpacings: { letterSpacing: 'letterSpacing' },
  radii: { borderRadius: 'borderRadius' },
  shadows: { boxShadow: 'boxShadow' },
  zIndex: { zIndex: 'zIndex' },
  /** Values as CSS has them. */
  none: {
    alignItems: 'alignItems',
    alignSelf: 'alignSelf',
    borderWidth: 'borderWidth',
    borderBottomWidth: 'borderBottomWidth',
    borderTopWidth: 'borderTopWidth',
    cursor: 'cursor',
    display: 'display',
    flex: 'flex',
    flexDirection: 'flexDirection',
    flexShrink: 'flexShrink',
    flexWrap: 'flexWrap',
    fontStyle: 'fontStyle',
    fontVariantNumeric: 'fontVariantNumeric',
    gridColumn: 'gridColumn',
    gridTemplateColumns: 'gridTemplateColumns',
    justifyContent: 'justifyContent',
    justifySelf: 'justifySelf',
    listStyleType: 'listStyleType',
    order: 'order',
    outlineOffset: 'outlineOffset',
    overflow: 'overflow',
    overflowWrap: 'overflowWrap',
    overflowY: 'overflowY',
    placeItems: 'placeItems',
    pointerEvents: 'pointerEvents',
    position: 'position',
    tableLayout: 'tableLayout',
    templateColumns: 'gridTemplateColumns',
    textAlign: 'textAlign',
    textDecoration: 'textDecoration',
    touchAction: 'touchAction',
    transform: 'transform',
    whiteSpace: 'whiteSpace',
  },
} as const;

const KINDS = [
  'spacing',
  'sizes',
  'colors',
  'fonts',
  'fontSizes',
  'fontWeights',
  'lineHeights',
  'letterSpacings',
  'radii',
  'shadows',
  'zIndex',
  'none',
] as const satisfies readonly Kind[];

/** From which width of the window on a value of a style prop counts. */
export const WIDTHS = ['md', 'lg', 'xl'] as const;
export const BREAKPOINTS = ['base', ...WIDTHS] as const;

type Tables = typeof STYLE_PROPS;
export type Kind = keyof Tables;
type TokenKind = Exclude<Kind, 'none'>;
export type Width = (typeof WIDTHS)[number];
export type Breakpoint = (typeof BREAKPOINTS)[number];

/** The kind of token that a style prop takes; undefined for every other prop. */
export const KIND_OF: ReadonlyMap<string, Kind> = new Map(
  KINDS.flatMap((kind) => Object.keys(STYLE_PROPS[kind]).map((name) => [name, kind] as const)),
);

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
