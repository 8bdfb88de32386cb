import { styles } from 'shared/styles';

export const choice = styles({
  '& > input': { flexShrink: '0', mt: '1', accentColor: '{colors.accent.solid}' },
});
