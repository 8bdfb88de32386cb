import { onTouch, recipe } from 'shared/styles';

export const entry = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    w: 'full',
    minH: '9',
    px: '2.5',
    borderRadius: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    color: 'fg',
    whiteSpace: 'nowrap',
    [onTouch]: { minH: '11' },
    '&:is(:hover, :focus-visible)': { bg: 'accent.subtle', color: 'accent.fg' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '& > svg': { flexShrink: '0', opacity: '0.8' },
  },
  variants: {
    startsGroup: {
      true: { borderTopWidth: '1px', borderColor: 'border', borderTopRadius: '0', mt: '1', pt: '1' },
    },
  },
});
