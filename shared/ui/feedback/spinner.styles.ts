import { recipe } from 'shared/styles';

export const spinner = recipe({
  base: {
    display: 'inline-block',
    flexShrink: '0',
    w: '1.15em',
    h: '1.15em',
    borderRadius: 'full',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    animation: 'spin 800ms linear infinite',
    opacity: '0.85',
  },
  variants: { size: { text: {}, lg: { w: '7', h: '7', borderWidth: '3px' } } },
  defaultVariants: { size: 'text' },
});
