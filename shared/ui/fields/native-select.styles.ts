import { recipe } from 'shared/styles';

export const frame = recipe({
  base: {
    position: 'relative',
    minW: '0',
    '& > svg': {
      position: 'absolute',
      insetEnd: '2',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
    },
    '& > select:disabled + svg': { opacity: '0.4' },
  },
});
