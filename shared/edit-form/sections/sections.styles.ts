import {
  inLowWindow,
  onHandset,
  RECORD_HEADING_HEIGHT,
  RECORD_HEADING_HEIGHT_ON_HANDSET,
  styles,
} from 'shared/styles';

/** A field that gets the focus is not left under the save bar, nor under the line of sections. */
export const clearOfBars = styles({
  '& :is(input, select, textarea)': { scrollMarginBottom: '6rem', scrollMarginTop: '3rem' },
});

const BELOW_HEADINGS = 'calc(3.5rem + var(--record-heading))';
const BESIDE_SECTIONS = 'calc(5rem + var(--record-heading))';

/**
 * The navigation stays under what stays at the top of the window: the header of the site and, on the page of a record, its heading.
 * The height of that heading is a property of the bar and not of the whole page: as it changes, all that inherits it is styled again.
 */
export const bar = styles({
  '--record-heading': '0rem',
  'html[data-record] &': { '--record-heading': RECORD_HEADING_HEIGHT },
  [onHandset]: { 'html[data-record] &': { '--record-heading': RECORD_HEADING_HEIGHT_ON_HANDSET } },
  [inLowWindow]: { 'html[data-record] &': { '--record-heading': '0rem' } },
  position: 'sticky',
  top: { base: BELOW_HEADINGS, lg: BESIDE_SECTIONS },
  alignSelf: 'start',
  zIndex: { base: 'sticky', lg: 'auto' },
  maxH: { lg: 'calc(100vh - 6rem - var(--record-heading))' },
  overflowY: { lg: 'auto' },
  bg: 'bg',
  py: { base: '1', lg: '0' },
});

/** A list at the side of the page; a line that can be moved sideways where there is no room beside it. */
export const nav = styles({
  '& ul': {
    position: 'relative',
    listStyle: 'none',
    m: '0',
    p: '0',
    display: 'flex',
    flexDirection: { base: 'row', lg: 'column' },
    gap: '1',
    overflowX: { base: 'auto', lg: 'visible' },
  },
  '& button': {
    w: { lg: 'full' },
    minH: { base: '11', lg: '8' },
    px: '2.5',
    py: '1',
    borderRadius: 'md',
    fontSize: 'sm',
    textAlign: 'start',
    whiteSpace: { base: 'nowrap', lg: 'normal' },
    cursor: 'pointer',
    color: 'fg.muted',
  },
  '& button:hover': { bg: 'bg.muted', color: 'fg' },
  '& button[aria-current]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'medium' },
  '& [data-mark=changed]::after': { content: '" •"', color: 'accent.fg', fontWeight: 'bold' },
  '& [data-mark=errors]::after': { content: '" ✕"', color: 'danger.fg', fontWeight: 'bold' },
});
