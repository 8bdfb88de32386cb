import { styles } from 'shared/styles';

export const line = styles({
  position: 'fixed',
  top: '0',
  insetInline: '0',
  h: '3px',
  zIndex: 'skip',
  bg: 'accent.solid',
  animation: 'pulse 1.4s ease-in-out infinite',
});
