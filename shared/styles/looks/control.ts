import { onTouch } from './media.ts';

/** The frame of a control, also of one that is drawn around several elements. */
export const CONTROL_FRAME = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
  _hover: { borderColor: 'fg.muted' },
};

/** How the state of a control shows. */
export const CONTROL_STATES = {
  focused: {
    outline: '2px solid',
    outlineColor: 'accent.ring',
    outlineOffset: '-1px',
    borderColor: 'accent.ring',
  },
  invalid: { borderColor: 'danger.solid', boxShadow: 'inset 0 0 0 1px {colors.danger.solid}' },
  disabled: { bg: 'bg.muted', color: 'fg.subtle', borderColor: 'border.emphasized', cursor: 'not-allowed' },
};

/** How everything that is typed into or chosen from looks; for plain elements too, styled from around them. */
export const CONTROL_STYLES = {
  ...CONTROL_FRAME,
  display: 'block',
  w: 'full',
  minW: '0',
  minH: '9',
  px: '2.5',
  py: '1.5',
  color: 'fg',
  lineHeight: 'snug',
  '&:focus-visible': CONTROL_STATES.focused,
  '&[aria-invalid=true]': CONTROL_STATES.invalid,
  '&:disabled': CONTROL_STATES.disabled,
  '&:read-only:not(select)': { bg: 'bg.muted', borderColor: 'border.emphasized' },
  [onTouch]: { minH: '11' },
};
