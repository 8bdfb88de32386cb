/** Looks of a part of the page that stands out from its ground, such as a card. */
export const PANEL_STYLES = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  boxShadow: 'sm',
};

/**
 * Looks of the bar with the button that saves. With `data-dirty` it stays in view; as it covers part of the page, only while
 * there is something to save. Both looks are in one rule: a rule that came with the first key would make the browser
 * style the whole page again while somebody types.
 */
export const SAVE_BAR_STYLES = {
  ...PANEL_STYLES,
  px: { base: '4', md: '5' },
  py: '3',
  '&[data-dirty]': {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    borderColor: 'accent.border',
    boxShadow: 'md',
  },
};
