import { semanticTokens } from './semantic-tokens.ts';
import { tokens } from './tokens.ts';

type Meanings = typeof semanticTokens.colors;
type MeaningName = {
  [Group in keyof Meanings]: {
    [Name in keyof Meanings[Group] & string]: Name extends 'DEFAULT' ? Group : `${Group}.${Name}`;
  }[keyof Meanings[Group] & string];
}[keyof Meanings];

/** Names of the tokens that style props take, by kind. Colours are those with a meaning. */
export interface TokenNames {
  spacing: keyof typeof tokens.spacing;
  sizes: keyof typeof tokens.sizes;
  colors: MeaningName | 'transparent' | 'white';
  fonts: keyof typeof tokens.fonts;
  fontSizes: keyof typeof tokens.fontSizes;
  fontWeights: keyof typeof tokens.fontWeights;
  lineHeights: keyof typeof tokens.lineHeights;
  letterSpacings: keyof typeof tokens.letterSpacings;
  radii: keyof typeof tokens.radii;
  shadows: keyof typeof semanticTokens.shadows;
  zIndex: keyof typeof tokens.zIndex;
}

/** The same as lists. */
export function tokenNames(): Record<keyof TokenNames, string[]> {
  const meanings = Object.entries(semanticTokens.colors).flatMap(([group, names]) =>
    Object.keys(names).map((name) => (name === 'DEFAULT' ? group : `${group}.${name}`)),
  );
  return {
    spacing: Object.keys(tokens.spacing),
    sizes: Object.keys(tokens.sizes),
    colors: [...meanings, 'transparent', 'white'],
    fonts: Object.keys(tokens.fonts),
    fontSizes: Object.keys(tokens.fontSizes),
    fontWeights: Object.keys(tokens.fontWeights),
    lineHeights: Object.keys(tokens.lineHeights),
    letterSpacings: Object.keys(tokens.letterSpacings),
    radii: Object.keys(tokens.radii),
    shadows: Object.keys(semanticTokens.shadows),
    zIndex: Object.keys(tokens.zIndex),
  };
}
