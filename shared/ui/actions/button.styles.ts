import { onTouch, recipe } from 'shared/styles';

/** How everything that is pressed looks. One primary button a screen; the rest is secondary or quiet. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'medium',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    [onTouch]: { minH: '11' },
    // It is pressed under the pointer: fading from there would be six frames while the response is awaited.
    '&:is(:disabled, [aria-disabled=true])': { cursor: 'not-allowed', opacity: '0.55', transition: 'none' },
    '&[aria-busy=true]': { cursor: 'progress', opacity: '0.85' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'accent.solid',
        color: 'accent.contrast',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'accent.hover' },
      },
      secondary: {
        bg: 'bg.panel',
        borderColor: 'border.emphasized',
        color: 'fg',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'bg.muted', borderColor: 'border.control' },
      },
      quiet: {
        bg: 'transparent',
        color: 'fg.muted',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'bg.muted', color: 'fg' },
        '&[aria-expanded=true]': { bg: 'bg.muted', color: 'fg' },
      },
      danger: {
        bg: 'danger.button',
        color: 'white',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'danger.buttonHover' },
      },
    },
    size: {
      sm: { minH: '7', px: '2.5', fontSize: 'sm' },
      md: { minH: '9', px: '3.5', fontSize: 'md' },
    },
    shape: {
      text: {},
      icon: { px: '0', aspectRatio: '1', [onTouch]: { minH: '11', minW: '11' } },
    },
    fullWidth: { true: { w: 'full' } },
  },
  defaultVariants: { variant: 'secondary', size: 'md', shape: 'text' },
});
