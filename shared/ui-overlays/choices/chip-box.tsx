import { chakra } from '@chakra-ui/react';
import { onTouch } from 'shared/ui';

/** A box that looks like the other controls and grows with the chips in it. */
export const ChipBox = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    minH: '9',
    py: '1',
    px: '1',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    cursor: 'text',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'fg.muted' },
    '&:has(> svg)': { pe: '8' },
    '&:has(> input:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'accent.ring',
      outlineOffset: '-1px',
      borderColor: 'accent.ring',
    },
    '&:has(> input[aria-invalid=true])': {
      borderColor: 'danger.solid',
      boxShadow: 'inset 0 0 0 1px {colors.danger.solid}',
    },
    '&:has(> input:disabled)': {
      bg: 'bg.muted',
      color: 'fg.subtle',
      borderColor: 'border.emphasized',
      cursor: 'not-allowed',
    },
    '& > svg': { position: 'absolute', insetEnd: '2', top: '3', pointerEvents: 'none' },
    [onTouch]: { minH: '11', '& > svg': { top: '4' } },
  },
});

/** Where one types, after the chips. */
export const ChipInput = chakra('input', {
  base: {
    flex: '1',
    minW: '20',
    minH: '6',
    px: '1.5',
    bg: 'transparent',
    outline: 'none',
    cursor: 'inherit',
    '&:focus-visible': { outline: 'none' },
  },
});
