import { CONTROL_STYLES } from '../fields/control-recipe.ts';
import { onTouch } from './media.ts';

/** A box that looks like the other controls and grows with the chips in it, and where one types after them. */
const CHIP_BOX = {
  // The box, and what is said under it.
  '.gt-chip-field': { display: 'flex', flexDirection: 'column', gap: '1', minW: '0' },
  '.gt-chip-box': {
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
  '.gt-chip-input': {
    flex: '1',
    minW: '20',
    minH: '6',
    px: '1.5',
    bg: 'transparent',
    outline: 'none',
    cursor: 'inherit',
    '&:focus-visible': { outline: 'none' },
  },
};

const CHIPS = {
  '.gt-chips': { display: 'contents', listStyle: 'none' },
  '.gt-chip': {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '6',
    ps: '2',
    maxW: 'full',
    overflowWrap: 'anywhere',
    bg: 'accent.subtle',
    color: 'accent.fg',
    borderWidth: '1px',
    borderColor: 'accent.border',
    borderRadius: 'sm',
    fontSize: 'sm',
    cursor: 'default',
    '&[data-fixed]': { pe: '2', bg: 'bg.emphasized', color: 'fg.muted' },
  },
  '.gt-chip-remove': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    alignSelf: 'stretch',
    minW: '6',
    minH: '6',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'accent.muted' },
    '&:focus-visible': { outlineOffset: '-2px' },
    [onTouch]: { minW: '11', minH: '11' },
  },
};

const CHECKBOX = {
  display: 'flex',
  gap: '2',
  '& > input': {
    flexShrink: '0',
    w: '4',
    h: '4',
    my: '1',
    accentColor: '{colors.accent.solid}',
    cursor: 'pointer',
  },
  '& > label': { flex: '1', py: '0.5', cursor: 'pointer', overflowWrap: 'anywhere' },
  '& .gt-checkbox-hint': { display: 'block', fontSize: 'xs', color: 'fg.muted' },
  '& > input:disabled, & > input:disabled + *': { cursor: 'not-allowed' },
  [onTouch]: { minH: '11', alignItems: 'center' },
};

/** A button with a picture in a row. */
const CELL_BUTTON = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  w: '9',
  h: '9',
  borderRadius: 'md',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted', color: 'danger.fg' },
  '&:disabled': { opacity: '0.55', cursor: 'not-allowed' },
  [onTouch]: { w: '11', h: '11' },
};

/** Fields, controls and chips as classes: tables of rows that are typed into have hundreds of them. */
export const controlCss = {
  '.gt-hidden': { srOnly: true },
  '.gt-field': { display: 'flex', flexDirection: 'column', gap: '1.5', minW: '0' },
  '.gt-field-label': { fontWeight: 'medium', fontSize: 'sm' },
  '.gt-field-star': { color: 'danger.fg' },
  '.gt-field-hint': { fontSize: 'xs', color: 'fg.muted' },
  '.gt-field-problem': { fontSize: 'sm', color: 'danger.fg', fontWeight: 'medium' },
  '.gt-control': {
    ...CONTROL_STYLES,
    '&[data-icon]': { ps: '9' },
    '&[data-clear]': { pe: '10' },
  },
  // Holds a control together with what lies over its corners.
  '.gt-control-frame': {
    position: 'relative',
    minW: '0',
    w: 'full',
    '& > svg': {
      position: 'absolute',
      insetStart: '2.5',
      top: '50%',
      transform: 'translateY(-50%)',
      color: 'fg.subtle',
    },
  },
  '.gt-checkbox': CHECKBOX,
  '.gt-cell-button': CELL_BUTTON,
  // Holds a control together with what hangs from it: suggestions, options.
  '.gt-anchor': { position: 'relative', minW: '0' },
  ...CHIP_BOX,
  ...CHIPS,
};
