import { onTouch, styles } from 'shared/styles';

export const word = styles({
  color: 'inherit',
  font: 'inherit',
  cursor: 'help',
  borderRadius: 'sm',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: '0.2em',
});

export const mark = styles({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  w: '6',
  h: '6',
  my: '-1',
  color: 'fg.muted',
  cursor: 'help',
  borderRadius: 'sm',
  _hover: { color: 'fg' },
  [onTouch]: { w: '9', h: '9', my: '-2' },
  '@media print': { display: 'none' },
});
