import { recipe } from 'shared/styles';

export const tabRow = recipe({
  base: {
    display: 'flex',
    gap: '1',
    borderBottomWidth: '1px',
    borderColor: 'border',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Room for the focus ring, which the scrolling row would otherwise cut.
    p: '1',
    pb: '0',
    mx: '-1',
  },
});

export const tabButton = recipe({
  base: {
    flexShrink: '0',
    minH: '10',
    px: '3',
    color: 'fg.muted',
    fontWeight: 'medium',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    borderTopRadius: 'md',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg', bg: 'bg.muted' },
    '&[aria-selected=true]': { color: 'accent.fg', borderColor: 'accent.fg' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const panel = recipe({ base: { pt: '4', minW: '0' } });
