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
  [onTouch]: { h: '11', minW: '11', justifyContent: 'center' },
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

/** A suggestion: gene, what it is, who works on it, and where it stands. In a line, or in two where there is no room. */
export const suggestion = styles({
  // As wide as the list, whatever it contains.
  contain: 'inline-size',
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  columnGap: '2.5',
  py: { base: '1', md: '0.5' },
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { fontSize: 'sm', color: 'fg.muted' },
  '& > strong': { flex: { base: '1 0 20%', md: 'none' } },
  // On a telephone name and units stand below the symbol and the status.
  '& > :nth-child(2)': { order: { base: '3', md: '0' }, flex: '1 1 55%', minW: '0' },
  '& > :nth-child(3)': { order: { base: '4', md: '0' }, flex: 'none', maxW: '40%' },
  '& > :nth-child(4)': { order: { base: '2', md: '0' }, flex: 'none', maxW: '75%' },
});
