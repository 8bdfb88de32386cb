/**
 * Looks of the bar with the button that saves. With `data-dirty` it stays in view; as it covers part of the page, only while
 * there is something to save. Both looks are in one rule: a rule that came with the first key would make the browser
 * style the whole page again while somebody types.
 */
export const SAVE_BAR_STYLES = {
  bg: 'bg.panel',
  px: { base: '4', md: '5' },
  py: '3',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  boxShadow: 'sm',
  '&[data-dirty]': {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    borderColor: 'accent.border',
    boxShadow: 'md',
  },
};
