import { styles } from 'shared/styles';

export const choice = styles({
  '& > input': { flexShrink: '0', mt: '1', accentColor: '{colors.accent.solid}' },
});

/** Gets the focus from the dialog, not from the keyboard. */
export const focusedByItself = styles({ '&:focus-visible': { outline: 'none' } });
