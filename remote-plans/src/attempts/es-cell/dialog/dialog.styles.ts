import { onTouch, styles } from 'shared/styles';

/** The field takes the room that the button leaves. */
export const searchLine = styles({ '& > :first-child': { flex: '1' } });

export const choice = styles({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  cursor: 'pointer',
  '& > input': { accentColor: '{colors.accent.solid}' },
  [onTouch]: { minH: '11' },
});

/** A chosen row is orange (spec part 2 §2), and marked by its filled button and a bar too. */
export const cloneTable = styles({
  '& table': { w: 'full' },
  '& tbody tr': { cursor: 'pointer', [onTouch]: { '& > *': { py: '3' } } },
  '& tbody tr[data-chosen]': { '--row': '{colors.warning.subtle}' },
  '& tbody tr[data-chosen]:hover': { '--row': '{colors.warning.subtle}' },
  '& tbody tr[data-chosen] > :first-child': { boxShadow: 'inset 4px 0 {colors.warning.solid}' },
  '& th[scope=row]': { whiteSpace: 'nowrap' },
  '& input': { accentColor: '{colors.accent.solid}', w: '4', h: '4', me: '2.5', verticalAlign: '-2px' },
});
