import { palette } from './palette.ts';

type Tokens = Record<string, { value: string }>;

/** Chakra wants `{ value }` around every token; the tables here stay readable without it. */
function asTokens<Name extends string>(values: Record<Name, string>): Record<Name, { value: string }>;
function asTokens(values: Record<string, string>): Tokens {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

/** The 4-px rhythm: token `n` is `n` × 4 px, in rem so that it follows the reader's text size. */
function rhythm<Step extends number>(steps: readonly Step[]): Record<`${Step}`, { value: string }>;
function rhythm(steps: readonly number[]): Tokens {
  return Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));
}

const STEPS = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 44, 48,
  52, 56, 60, 64, 72, 80, 96,
] as const;

/**
 * System fonts only: nothing is downloaded. Named ones come before `system-ui`, which on a bare Linux machine is a wide font
 * made for screens of long ago.
 */
const SANS =
  '-apple-system, "Segoe UI", Roboto, Ubuntu, Cantarell, "Noto Sans", "Helvetica Neue", "Liberation Sans", Arial, system-ui, sans-serif';
const MONO =
  'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace';

export const tokens = {
  colors: {
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    white: { value: '#ffffff' },
    black: { value: '#000000' },
    ...Object.fromEntries(Object.entries(palette).map(([hue, shades]) => [hue, asTokens(shades)])),
  },
  fonts: asTokens({ body: SANS, heading: SANS, mono: MONO }),
  // 14 px is the reading size of a dense tool; 12 px is the smallest text anywhere.
  fontSizes: asTokens({
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.125rem',
    '2xl': '1.375rem',
    '3xl': '1.75rem',
    '4xl': '2.25rem',
  }),
  fontWeights: asTokens({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: asTokens({ tight: '1.2', snug: '1.35', normal: '1.5' }),
  letterSpacings: asTokens({ tight: '-0.012em', normal: '0', wide: '0.03em' }),
  spacing: rhythm(STEPS),
  sizes: {
    ...rhythm(STEPS),
    ...asTokens({
      full: '100%',
      min: 'min-content',
      max: 'max-content',
      fit: 'fit-content',
      prose: '68ch',
      page: '110rem',
    }),
  },
  radii: asTokens({ none: '0', sm: '0.25rem', md: '0.375rem', lg: '0.625rem', full: '9999px' }),
  zIndex: asTokens({ sticky: '10', header: '100', overlay: '1000', skip: '2000' }),
  durations: asTokens({ fast: '120ms', moderate: '200ms' }),
};
