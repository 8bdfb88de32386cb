import { CONTROL_STYLES, onHandset, onTouch, styles } from 'shared/styles';

/** On telephones each row is a card, its cells under each other with their headers. */
const CARDS = {
  '& > :is([role=region], [role=group])': { overflow: 'visible' },
  '& :is(table, tbody, tr, td, tbody th)': { display: 'block', w: 'full', minW: '0' },
  '& thead': { srOnly: true },
  '& tbody tr': {
    '--row': '{colors.bg.panel}',
    position: 'relative',
    p: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.emphasized',
  },
  '& tbody tr:last-of-type': { borderBottomWidth: '0' },
  '& tbody tr > :is(th, td)': {
    position: 'static',
    maxW: 'none',
    p: '0',
    pb: '2',
    borderWidth: '0',
    fontSize: 'md',
  },
  '& tbody td[data-header]::before': {
    content: 'attr(data-header)',
    display: 'block',
    mb: '1',
    fontSize: 'sm',
    color: 'fg.muted',
  },
  '& tbody th[data-header]': { minH: '8', textAlign: 'start', color: 'fg', fontWeight: 'semibold' },
  '& tbody th[data-header]::before': { content: 'attr(data-header) " "' },
  // Beside the name of the row, as wide as it is.
  '& tbody td[data-delete]': {
    position: 'absolute',
    top: '1.5',
    insetEnd: '1.5',
    w: 'auto',
    bg: 'transparent',
  },
};

/** Looks of the cells in a table of rows, for plain elements: there are hundreds of them. */
export const rowTable = styles({
  // A layer each, so that the browser paints one row for a typed letter and not all of them: half the time with 40 rows.
  '& tbody tr': { position: 'relative', zIndex: '0' },
  '& :is(th, td)': { px: '1.5', maxW: 'none' },
  '& tbody :is(th, td)': { py: '1.5' },
  '& tbody th': {
    w: '10',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: '2rem',
    textAlign: 'end',
  },
  '& thead th[data-required]::after': { content: '" *"', color: 'danger.fg' },
  '& tbody tr:not(.gt-details):hover': { '--row': '{colors.bg.panel}' },
  '& .gt-below > td': { px: '3', pb: '4', whiteSpace: 'normal' },
  '& .gt-cell': {
    ...CONTROL_STYLES,
    minH: '8',
    px: '2',
    py: '1',
    fontSize: 'sm',
    [onTouch]: { minH: '11' },
    // Telephones zoom into a field whose text is smaller.
    [onHandset]: { fontSize: '1rem' },
  },
  // What is typed moves nothing around it: the browser lays one field out for a key, and not all rows.
  '& input.gt-cell:not([type=date])': { h: '8', contain: 'size layout', [onTouch]: { h: '11' } },
  '& input.gt-cell[inputmode]': { maxW: '44', [onHandset]: { maxW: 'none' } },
  '& textarea.gt-cell': {
    minH: '8',
    maxH: '48',
    fontFamily: 'mono',
    resize: 'vertical',
    fieldSizing: 'content',
    // It grows downwards only: a sequence of one long line does not widen its column.
    w: '0',
    minW: 'full',
    [onTouch]: { minH: '11' },
  },
  '& .gt-cell[data-upper]': {
    fontFamily: 'mono',
    textTransform: 'uppercase',
    '&::placeholder': { textTransform: 'none' },
  },
  '& .gt-cell-text': { display: 'block', minH: '8', py: '1.5', px: '1', fontSize: 'sm' },
  '& .gt-cell-problem': {
    display: 'block',
    mt: '1',
    maxW: '60',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'danger.fg',
  },
  '& td[data-delete]': { w: '12', textAlign: 'end' },
  '& .gt-cell-button': { w: '8', h: '8', [onTouch]: { w: '11', h: '11' } },
  [onHandset]: CARDS,
});

/** The same for rows that are only read. */
export const rowFacts = styles({ '& [data-none]': { color: 'fg.muted' }, [onHandset]: CARDS });

/** Around a table of many columns: little room beside the cells, headers of several lines. */
export const dense = styles({
  '& table thead tr > th': { whiteSpace: 'normal', lineHeight: 'snug' },
  '& :is(th, td)': { px: '0.5' },
  '& tbody th': { w: '8' },
  '& .gt-cell': { px: '1' },
  '& table tbody tr > td > .gt-cell-text': {
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    lineHeight: 'snug',
  },
  '& td[data-delete]': { w: '9' },
});

/** The same for rows that are only read. */
export const denseFacts = styles({
  '& table thead tr > th': { whiteSpace: 'normal', lineHeight: 'snug' },
  '& :is(th, td)': { px: '1' },
  '& td > code': { display: 'inline-block', maxW: '28' },
});
