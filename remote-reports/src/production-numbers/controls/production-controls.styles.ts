import { onTouch, styles } from 'shared/styles';

export const choice = styles({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  cursor: 'pointer',
  '& > input': { accentColor: '{colors.accent.solid}', cursor: 'pointer' },
  [onTouch]: { minH: '11' },
});
