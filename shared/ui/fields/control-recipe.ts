import { defineRecipe } from '@chakra-ui/react';
import { onTouch } from '../theme/media.ts';

/** How everything that is typed into or chosen from looks; for plain elements too, styled from around them. */
export const CONTROL_STYLES = {
  display: 'block',
  w: 'full',
  minW: '0',
  minH: '9',
  px: '2.5',
  py: '1.5',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
  lineHeight: 'snug',
  transition: 'border-color 120ms',
  _hover: { borderColor: 'fg.muted' },
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: 'accent.ring',
    outlineOffset: '-1px',
    borderColor: 'accent.ring',
  },
  '&[aria-invalid=true]': {
    borderColor: 'danger.solid',
    boxShadow: 'inset 0 0 0 1px {colors.danger.solid}',
  },
  '&:disabled': {
    bg: 'bg.muted',
    color: 'fg.subtle',
    borderColor: 'border.emphasized',
    cursor: 'not-allowed',
  },
  '&:read-only:not(select)': { bg: 'bg.muted', borderColor: 'border.emphasized' },
  [onTouch]: { minH: '11' },
};

export const controlRecipe = defineRecipe({
  base: CONTROL_STYLES,
  variants: {
    isCompact: { true: { w: 'auto', minH: '8', py: '1', fontSize: 'sm' } },
    hasChevron: { true: { appearance: 'none', pe: '8', cursor: 'pointer', textOverflow: 'ellipsis' } },
  },
});
