import { styles } from 'shared/styles';

export const title = styles({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  '& > svg': { color: 'warning.fg' },
});
