import { inLowWindow, onHandset } from '../looks/media.ts';
import { RECORD_HEADING_HEIGHT, RECORD_HEADING_HEIGHT_ON_HANDSET } from '../looks/record-heading.ts';
import { controlCss } from './control-css.ts';
import { markCss } from './mark-css.ts';
import { printCss } from './print-css.ts';

/**
 * Rules of the whole page, and the few pieces that appear by the thousand in a table. Those are plain elements with a class
 * from here: a styled component each would cost more time than the rows themselves (200 rows × 16 columns).
 */
export const globalCss = {
  html: {
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    lineHeight: 'normal',
    colorScheme: 'light',
    '--global-color-border': 'colors.border',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    scrollbarColor: '{colors.border.emphasized} transparent',
    // Focused fields stay clear of the sticky header (WCAG 2.4.11).
    scrollPaddingTop: '5rem',
  },
  'html.dark': { colorScheme: 'dark' },
  // The foot of the site would be seen to jump as what stands above it comes. What a page has stands on its root element
  // (ui/theme/root-attribute.ts).
  'html[data-pending] [data-site-footer]': { visibility: 'hidden' },
  body: { fontSize: 'md', bg: 'bg', color: 'fg', overflowX: 'hidden' },
  // The heading of a record stays under the header, except in low windows.
  'html[data-record]': {
    scrollPaddingTop: `calc(5rem + ${RECORD_HEADING_HEIGHT})`,
    [onHandset]: { scrollPaddingTop: `calc(5rem + ${RECORD_HEADING_HEIGHT_ON_HANDSET})` },
    [inLowWindow]: { scrollPaddingTop: '5rem' },
  },
  'html[data-modal]': { overflow: 'hidden' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '2px' },
  // They get the focus from the site, not from the keyboard, and would be framed whole.
  ':is(h1, main)[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::placeholder': { color: 'fg.subtle' },
  // Inherited by all from there; a rule for each element would be a tenth of the time that styling a table takes.
  ':root::selection': { bg: 'accent.muted', color: 'fg' },
  mark: { bg: 'accent.muted', color: 'inherit' },
  'sup.gt-allele': { fontSize: '0.78em', lineHeight: '0', fontFeatureSettings: 'normal' },
  '.gt-link': {
    color: 'accent.fg',
    textDecorationLine: 'underline',
    textDecorationColor: '{colors.accent.border}',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: '2px',
  },
  // A button is a block in its line: what stands beside it, such as a bullet, goes with its first line.
  'button.gt-link': { textAlign: 'start', verticalAlign: 'top' },
  '.gt-link:hover': { textDecorationColor: 'currentColor' },
  '.gt-link svg': { display: 'inline-block', verticalAlign: '-0.1em', marginInlineStart: '0.25em' },
  // One sign for nothing, everywhere; the words beside it are for screen readers.
  '[data-none]::before': { content: '"—" / ""', color: 'fg.muted' },
  '.gt-id': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '.gt-tooltip-anchor': { position: 'relative', display: 'inline-flex' },
  '.gt-icon-hint': { display: 'inline-flex', verticalAlign: 'middle', borderRadius: 'sm' },
  // Links under each other stay 24 px apart, so that each can be hit (WCAG 2.5.8).
  // The margins of lists and badges let their first line stand level with the plain text of other cells.
  '.gt-values': { whiteSpace: 'nowrap' },
  '.gt-more': {
    px: '1.5',
    borderRadius: 'full',
    bg: 'bg.muted',
    color: 'fg.muted',
    fontSize: 'xs',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized', color: 'fg' },
  },
  '.gt-lines': { listStyle: 'none', margin: '-0.09375rem 0', padding: '0', lineHeight: '1.5rem' },
  '.gt-badge': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    paddingInline: '0.5rem',
    paddingBlock: '0.0625rem',
    marginBlock: '-0.125rem',
    borderRadius: 'full',
    borderWidth: '1px',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: '1.25rem',
    whiteSpace: 'nowrap',
  },
  ...markCss,
  ...Object.fromEntries(
    ['success', 'progress', 'warning', 'danger', 'info', 'neutral', 'accent'].map((tone) => [
      `.gt-badge[data-tone=${tone}]`,
      { color: `${tone}.fg`, bg: `${tone}.subtle`, borderColor: `${tone}.border` },
    ]),
  ),
  ...controlCss,
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Any duration, however short, would give every element a transition of all it inherits, one level after another.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  // Telephones zoom into a field whose text is smaller than 16 px, and stay zoomed.
  // A card is as wide as the page, a table is moved sideways.
  [onHandset]: {
    'input, select, textarea': { fontSize: '1rem' },
    'td > .gt-values': { whiteSpace: 'normal' },
  },
  ...printCss,
};
