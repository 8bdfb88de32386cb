import { CONTROL_STYLES, recipe } from 'shared/styles';

export const control = recipe({
  base: CONTROL_STYLES,
  variants: {
    isCompact: { true: { w: 'auto', minH: '8', py: '1', fontSize: 'sm' } },
    hasChevron: { true: { appearance: 'none', pe: '8', cursor: 'pointer', textOverflow: 'ellipsis' } },
  },
});
