import { styles } from 'shared/styles';

/** The icon keeps its size beside a title of several lines. */
export const title = styles({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  '& > svg': { flexShrink: '0' },
});
