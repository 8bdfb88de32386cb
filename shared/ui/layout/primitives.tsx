import { chakra } from '@chakra-ui/react';
import type { HTMLAttributes } from 'react';

export { Box, Grid, Stack } from '@chakra-ui/react';

/** Things beside each other, wrapping when there is no room. */
export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
});

/** A heading; `as` gives its level, `size` its look, so that the outline of the page stays right. */
export const Heading = chakra('h2', {
  base: { fontWeight: 'semibold', lineHeight: 'tight', letterSpacing: 'tight', textWrap: 'balance' },
  variants: {
    size: {
      sm: { fontSize: 'md', lineHeight: 'snug', letterSpacing: 'normal' },
      md: { fontSize: 'lg' },
      lg: { fontSize: 'xl' },
      xl: { fontSize: '2xl' },
    },
  },
  defaultVariants: { size: 'md' },
});

/** A paragraph. */
export const Text = chakra('p', {
  variants: {
    tone: {
      default: {},
      muted: { color: 'fg.muted' },
      subtle: { color: 'fg.subtle' },
      danger: { color: 'danger.fg' },
    },
    size: { xs: { fontSize: 'xs' }, sm: { fontSize: 'sm' }, md: {}, lg: { fontSize: 'lg' } },
  },
  defaultVariants: { tone: 'default', size: 'md' },
});

/** What stands under a title, in a sentence or two. */
export const Lead = chakra('p', { base: { color: 'fg.muted', mt: '1', maxW: 'prose' } });

/** A bulleted list; `as="ol"` numbers it. */
export const List = chakra('ul', {
  base: {
    ps: '5',
    '&:is(ul)': { listStyle: 'disc' },
    '&:is(ol)': { listStyle: 'decimal' },
    '& > li + li': { mt: '1' },
  },
});
export const ListItem = chakra('li');

export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  as?: 'span' | 'caption' | 'legend';
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className="gt-hidden" />;
}

/** Sequences, ids and other text whose letters must line up. */
export const Code = chakra('code', {
  base: {
    fontFamily: 'mono',
    fontSize: '0.92em',
    bg: 'bg.muted',
    px: '1',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
  },
});
