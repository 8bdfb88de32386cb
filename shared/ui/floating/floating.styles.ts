import { recipe } from 'shared/styles';

export const layer = recipe({
  base: {
    position: 'fixed',
    inset: 'auto',
    m: '0',
    color: 'fg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    boxShadow: 'md',
    maxW: 'calc(100vw - 1rem)',
    maxH: 'calc(100dvh - 1rem)',
    overflow: 'auto',
    animation: 'appear 120ms ease-out',
  },
});
