import { recipe } from 'shared/styles';

/** @param tone of the palette of meanings */
const lookOf = (tone: string) => ({
  bg: `${tone}.subtle`,
  borderColor: `${tone}.border`,
  '& > svg, & strong': { color: `${tone}.fg` },
});

export const frame = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: '0', mt: '0.5' },
    '& .gt-link': { color: 'inherit', textDecorationColor: 'currentColor' },
  },
  variants: {
    kind: {
      error: lookOf('danger'),
      warning: lookOf('warning'),
      success: lookOf('success'),
      info: lookOf('info'),
    },
  },
});

export const body = recipe({ base: { flex: '1', minW: '0', '& > strong': { display: 'block' } } });

export const closeCorner = recipe({ base: { my: '-1', me: '-2' } });
