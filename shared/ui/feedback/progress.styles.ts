import { recipe } from 'shared/styles';

export const bar = recipe({
  base: {
    display: 'block',
    w: 'full',
    h: '2',
    appearance: 'none',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.emphasized',
    '&::-webkit-progress-bar': { bg: 'bg.emphasized' },
    '&::-webkit-progress-value': { bg: 'accent.solid', transition: 'width 150ms' },
    '&::-moz-progress-bar': { bg: 'accent.solid' },
    '&:indeterminate::-moz-progress-bar': { w: '0' },
  },
});
