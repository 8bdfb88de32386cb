/** Looks of the facts inside an element: names and values beside each other, in as many columns as fit. */
export const FACT_STYLES = {
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    columnGap: '6',
    rowGap: '3',
  },
  '& dl > div': { minW: '0' },
  '& dt': { fontSize: 'sm', color: 'fg.muted' },
  '& dd': { mt: '0.5', maxW: 'prose', overflowWrap: 'anywhere' },
  // A long status takes two lines rather than the next column.
  '& dd > .gt-badge': { whiteSpace: 'normal' },
  '& [data-none]': { color: 'fg.muted' },
  '& [data-wide]': { gridColumn: '1 / -1', whiteSpace: 'pre-wrap' },
};
