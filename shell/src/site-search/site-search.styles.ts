import { onTouch, styles } from 'shared/styles';

/** A button that looks like the box it opens; a picture alone where there is no room. */
export const searchButton = styles({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  h: '9',
  px: { base: '2.5', md: '3' },
  ms: 'auto',
  flexShrink: '0',
  borderRadius: 'md',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  bg: 'bg',
  color: 'fg.muted',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  _hover: { color: 'fg', borderColor: 'fg.muted' },
  [onTouch]: { h: '11' },
  '& span': { display: { base: 'none', md: 'inline' }, pe: { md: '6' } },
  '& kbd': {
    display: { base: 'none', md: 'inline' },
    px: '1.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'sm',
    fontFamily: 'mono',
    fontSize: 'xs',
  },
});

/** A suggestion: gene, what it is, and where it stands, in a line where there is room. */
export const suggestion = styles({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) minmax(0, 9rem) auto' },
  alignItems: 'center',
  columnGap: '3',
  w: 'full',
  py: '0.5',
  '& > :first-child': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { fontSize: 'sm', color: 'fg.muted' },
  '& > small': { textAlign: 'end', display: { base: 'none', md: 'block' } },
});
