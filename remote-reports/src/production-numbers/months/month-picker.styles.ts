import { onTouch, styles } from 'shared/styles';

/**
 * How the calendar looks, instead of the style sheet that it comes with: the colours of the site, both modes, and targets for
 * fingers.
 */
export const picker = styles({
  p: '3',
  '& .react-datepicker__header': { mb: '2' },
  '& .react-datepicker__month-wrapper': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '1',
    mb: '1',
  },
  '& .react-datepicker__month-text': {
    display: 'grid',
    placeItems: 'center',
    minW: '16',
    minH: '9',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=date]': { fontWeight: 'semibold', color: 'accent.fg' },
    '&[aria-selected=true]': { bg: 'accent.solid', color: 'accent.contrast' },
    [onTouch]: { minH: '11' },
  },
  '& .react-datepicker__aria-live': {
    position: 'absolute',
    w: '1px',
    h: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
