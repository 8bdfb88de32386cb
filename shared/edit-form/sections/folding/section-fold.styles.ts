import { onTouch, PANEL_STYLES, styles } from 'shared/styles';

/** A card that is one line while it is folded. */
export const fold = styles({
  ...PANEL_STYLES,
  minW: '0',
  px: { base: '4', md: '5' },
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    py: '2.5',
    cursor: 'pointer',
  },
  '& > header button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '7',
    borderRadius: 'sm',
    fontSize: 'lg',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    letterSpacing: 'tight',
    textAlign: 'start',
    cursor: 'pointer',
    [onTouch]: { minH: '11' },
  },
  '& > header svg': { flexShrink: '0', color: 'fg.subtle' },
  '& > header button[aria-expanded=false] svg': { transform: 'rotate(-90deg)' },
  '& > header p': {
    flex: '1 1 12rem',
    minW: '0',
    fontSize: 'sm',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
  '& > [data-fold]:not([hidden])': { pb: { base: '4', md: '5' }, pt: '1' },
  // On paper nothing is folded, and what is empty is left out.
  '@media print': {
    boxShadow: 'none',
    '&[data-empty]': { display: 'none' },
    '& > header svg': { display: 'none' },
    '& > [data-fold][hidden]': { display: 'block', contentVisibility: 'visible' },
  },
});
