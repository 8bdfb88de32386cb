import { onTouch, recipe } from 'shared/styles';

export const trigger = recipe({
  base: {
    display: 'flex',
    w: 'full',
    alignItems: 'center',
    gap: '2',
    minH: '10',
    px: '2',
    py: '1',
    borderRadius: 'md',
    textAlign: 'start',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '& > svg': { flexShrink: '0', color: 'fg.subtle', transition: 'transform 120ms' },
    '&[aria-expanded=false] > svg': { transform: 'rotate(-90deg)' },
    [onTouch]: { minH: '11' },
  },
});

export const title = recipe({ base: { flex: '1', minW: '0' } });

export const body = recipe({ base: { px: '2', pt: '1', pb: '3' } });
