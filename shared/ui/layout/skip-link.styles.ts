import { recipe } from 'shared/styles';

export const anchor = recipe({
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skip',
    px: '4',
    py: '2.5',
    borderRadius: 'md',
    bg: 'accent.solid',
    color: 'accent.contrast',
    fontWeight: 'semibold',
    cursor: 'pointer',
    boxShadow: 'md',
    '&:not(:focus)': { srOnly: true },
  },
});
