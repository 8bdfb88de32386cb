import { onTouch, styles } from 'shared/styles';

export const item = styles({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  px: '3',
  minH: '8',
  borderRadius: 'md',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
  '&[aria-pressed=false]': { color: 'fg.muted' },
  [onTouch]: { minH: '11' },
});
