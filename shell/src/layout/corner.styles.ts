import { onHandset, styles } from 'shared/styles';

export const corner = styles({
  position: 'fixed',
  insetStart: '4',
  bottom: '4',
  zIndex: 'overlay',
  w: 'min(24rem, calc(100vw - 2rem))',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
  [onHandset]: { insetStart: '2', bottom: '2', w: 'calc(100vw - 1rem)' },
});

export const raised = styles({ pointerEvents: 'auto', borderRadius: 'md', boxShadow: 'lg' });
