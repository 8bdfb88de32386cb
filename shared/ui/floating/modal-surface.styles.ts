import { recipe } from 'shared/styles';

const OVER_THE_PAGE = {
  borderRadius: 'lg',
  maxW: 'calc(100vw - 2rem)',
  maxH: 'calc(100dvh - 2rem)',
  animation: 'appear 160ms ease-out',
};

const AT_THE_SIDE = {
  insetBlock: '0',
  m: '0',
  w: 'min(23rem, 88vw)',
  maxW: 'none',
  h: '100dvh',
  maxH: 'none',
};

export const surface = recipe({
  base: {
    position: 'fixed',
    p: '0',
    color: 'fg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    boxShadow: 'lg',
    overflow: 'hidden',
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { bg: 'rgb(10 14 19 / 0.5)' },
  },
  variants: {
    placement: {
      centre: { ...OVER_THE_PAGE, m: 'auto' },
      top: { ...OVER_THE_PAGE, m: { base: '1rem auto auto', md: '6rem auto auto' } },
      start: {
        ...AT_THE_SIDE,
        insetStart: '0',
        insetEnd: 'auto',
        borderWidth: '0 1px 0 0',
        animation: 'slideFromStart 180ms ease-out',
      },
      end: {
        ...AT_THE_SIDE,
        insetStart: 'auto',
        insetEnd: '0',
        borderWidth: '0 0 0 1px',
        animation: 'slideFromEnd 180ms ease-out',
      },
    },
  },
  defaultVariants: { placement: 'centre' },
});

export const inside = recipe({ base: { display: 'flex', flexDirection: 'column', minH: '0', flex: '1' } });
