import { styles } from 'shared/styles';

/** Rows that are pressed anywhere: the button in the first cell reaches over all of its row. */
export const finderTable = styles({
  '& tbody tr': { position: 'relative' },
  '& tbody tr:has(button:focus-visible)': {
    outline: '2px solid {colors.accent.ring}',
    outlineOffset: '-2px',
  },
  '& tbody tr[data-chosen], & tbody tr[data-chosen]:hover': { '--row': '{colors.warning.subtle}' },
  '& tbody tr[data-chosen] > th': { boxShadow: 'inset 3px 0 {colors.warning.fg}' },
  '& tbody th': { fontWeight: 'medium' },
  '& tbody th > button': {
    display: 'block',
    textAlign: 'start',
    cursor: 'pointer',
    fontFamily: 'inherit',
    _focusVisible: { outline: 'none' },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
  '& [data-letters]': { fontFamily: 'mono', fontSize: '0.92em' },
  '& sub': { fontSize: '2xs', verticalAlign: 'sub' },
});

/** Spec part 2 §9. */
export const TABLE_HEIGHT = '500px';
