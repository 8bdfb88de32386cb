import { recipe } from 'shared/styles';

export const middle = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    px: '4',
    py: '10',
    textAlign: 'center',
    color: 'fg.muted',
    '& > svg': { color: 'fg.subtle' },
    '&[role=alert] > svg': { color: 'danger.fg' },
    '& > p': { maxW: 'prose' },
  },
});

export const bar = recipe({
  base: {
    display: 'block',
    bg: 'bg.emphasized',
    borderRadius: 'sm',
    animation: 'pulse 1.4s ease-in-out infinite',
  },
});
