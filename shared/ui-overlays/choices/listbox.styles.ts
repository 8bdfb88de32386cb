import { onTouch, recipe } from 'shared/styles';

export const options = recipe({
  base: {
    listStyle: 'none',
    p: '1',
    maxH: 'min(18rem, calc(100dvh - 2rem))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Half of a telephone is its keyboard.
    [onTouch]: { maxH: 'min(14rem, 35dvh)' },
  },
});

export const option = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    px: '2.5',
    py: '1',
    borderRadius: 'sm',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '& > :last-child': { flex: '1', minW: '0' },
    _hover: { bg: 'bg.muted' },
    '&[data-active]': {
      bg: 'accent.subtle',
      color: 'accent.fg',
      outline: '2px solid',
      outlineColor: 'accent.ring',
      outlineOffset: '-2px',
    },
    [onTouch]: { minH: '11' },
  },
});

export const mark = recipe({
  base: { flexShrink: '0', w: '4', display: 'inline-flex', color: 'accent.fg' },
});

export const note = recipe({ base: { px: '3.5', py: '2.5', color: 'fg.muted' } });
