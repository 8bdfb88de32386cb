import { recipe, ROW_STYLES } from 'shared/styles';

export const row = recipe({
  base: ROW_STYLES,
});

export const heading = recipe({
  base: { fontWeight: 'semibold', lineHeight: 'tight', letterSpacing: 'tight', textWrap: 'balance' },
  variants: {
    size: {
      sm: { fontSize: 'md', lineHeight: 'snug', letterSpacing: 'normal' },
      md: { fontSize: 'lg' },
      lg: { fontSize: 'xl' },
      xl: { fontSize: '2xl' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const text = recipe({
  variants: {
    tone: {
      default: {},
      muted: { color: 'fg.muted' },
      subtle: { color: 'fg.subtle' },
      danger: { color: 'danger.fg' },
    },
    size: { xs: { fontSize: 'xs' }, sm: { fontSize: 'sm' }, md: {}, lg: { fontSize: 'lg' } },
  },
  defaultVariants: { tone: 'default', size: 'md' },
});

export const lead = recipe({ base: { color: 'fg.muted', mt: '1', maxW: 'prose' } });

export const list = recipe({
  base: {
    ps: '5',
    '&:is(ul)': { listStyle: 'disc' },
    '&:is(ol)': { listStyle: 'decimal' },
    '& > li + li': { mt: '1' },
  },
});

export const code = recipe({
  base: {
    fontFamily: 'mono',
    fontSize: '0.92em',
    bg: 'bg.muted',
    px: '1',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
  },
});

export const grid = recipe({ base: { display: 'grid' } });

export const stack = recipe({ base: { display: 'flex', flexDirection: 'column', gap: '2' } });
