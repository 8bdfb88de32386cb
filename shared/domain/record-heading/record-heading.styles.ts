import {
  inLowWindow,
  onHandset,
  RECORD_HEADING_HEIGHT,
  RECORD_HEADING_HEIGHT_ON_HANDSET,
  styles,
} from 'shared/styles';

/** What is above the line: where the record belongs, and the ways on. */
export const trail = styles({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
  listStyle: 'none',
  fontSize: 'sm',
  color: 'fg.muted',
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: '1' },
  '& > li + li::before': { content: '"›"', color: 'fg.subtle' },
  // On telephones one line that can be moved sideways.
  [onHandset]: { flexWrap: 'nowrap', overflowX: 'auto' },
  '@media print': { '& button': { display: 'none' } },
});

/**
 * The line that stays under the header of the site. It has one height, whatever is in it: nothing moves when it begins to stay.
 * In low windows it scrolls away with the page.
 */
export const line = styles({
  position: 'sticky',
  top: '14',
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  h: RECORD_HEADING_HEIGHT,
  minW: '0',
  mt: '-2',
  bg: 'bg',
  borderBottomWidth: '1px',
  borderColor: 'border',
  whiteSpace: 'nowrap',
  '& > *': { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > h1': {
    flex: '0 1 auto',
    // Room for the ring of a link that has the focus.
    px: '1',
    mx: '-1',
    fontSize: { base: 'xl', md: '2xl' },
    fontWeight: 'semibold',
    lineHeight: '2.5rem',
    letterSpacing: 'tight',
  },
  // A name as long as this still leaves room for the status.
  '& > [data-standing]': { flex: '0 1 auto', maxW: '70%' },
  '& .gt-badge': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', m: '0' },
  '& .gt-badge::before': { display: 'inline-block', me: '1.5' },
  '& > p': { flex: '1 1 0', color: 'fg.muted', fontSize: 'sm' },
  // Gene and status above, since when and who below: in one line the day would be cut.
  [onHandset]: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
    alignContent: 'center',
    rowGap: '0',
    h: RECORD_HEADING_HEIGHT_ON_HANDSET,
    '& > h1': { lineHeight: '1.75rem' },
    '& > [data-standing]': { maxW: 'full', justifySelf: 'start' },
    '& > p': { gridColumn: '1 / -1' },
  },
  [inLowWindow]: { position: 'static' },
  '@media print': { position: 'static' },
});
