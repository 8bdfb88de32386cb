import { CONTROL_FRAME, CONTROL_STATES, CONTROL_STYLES } from '../looks/control.ts';
import { onTouch } from '../looks/media.ts';

/** A box that looks like the other controls and grows with the chips in it, and where one types after them. */
const CHIP_BOX = {
  // The box, and the text under it.
  '.gt-chip-field': { display: 'flex', flexDirection: 'column', gap: '1', minW: '0' },
  '.gt-chip-box': {
    ...CONTROL_FRAME,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    minH: '9',
    py: '1',
    px: '1',
    cursor: 'text',
    '&:has(> svg)': { pe: '8' },
    '&:has(> input:focus-visible)': CONTROL_STATES.focused,
    '&:has(> input[aria-invalid=true])': CONTROL_STATES.invalid,
    '&:has(> input:disabled)': CONTROL_STATES.disabled,
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

const BOX = {
  flexShrink: '0',
  w: '4',
  h: '4',
  my: '1',
  accentColor: '{colors.accent.solid}',
  cursor: 'pointer',
};

const CHECKBOX = {
  display: 'flex',
  gap: '2',
  '& > input': BOX,
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
  // Wraps a control and what lies over its corners.
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
  // Selects a row. A finger gets the height that it needs.
  '.gt-box': { ...BOX, [onTouch]: { my: '3.5' } },
  '.gt-beside-box': { display: 'flex', alignItems: 'center', gap: '2' },
  '.gt-cell-button': CELL_BUTTON,
  // Wraps a control and what opens under it: suggestions, options.
  '.gt-anchor': { position: 'relative', minW: '0' },
  ...CHIP_BOX,
  ...CHIPS,
};
