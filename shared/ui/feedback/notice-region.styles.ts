import { onHandset, recipe } from 'shared/styles';

export const corner = recipe({
  base: {
    position: 'fixed',
    insetEnd: '4',
    bottom: '4',
    zIndex: 'overlay',
    w: 'min(28rem, calc(100vw - 2rem))',
    pointerEvents: 'none',
    '@media print': { display: 'none' },
    [onHandset]: { insetEnd: '2', bottom: '2', w: 'calc(100vw - 1rem)' },
  },
});

export const lifted = recipe({
  base: {
    mt: '2',
    maxH: '60dvh',
    overflow: 'auto',
    pointerEvents: 'auto',
    borderRadius: 'md',
    boxShadow: 'lg',
    animation: 'appear 160ms ease-out',
  },
});
