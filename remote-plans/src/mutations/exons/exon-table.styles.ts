import { styles } from 'shared/styles';

/** Exons and transcripts are chips that lead to the genome browser (ui-screens 15.7). */
export const chips = styles({
  '& td': { verticalAlign: 'top', maxW: 'none' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '1', listStyle: 'none' },
  '& :is(td, li) > .gt-link': {
    display: 'inline-grid',
    gridTemplateColumns: 'auto auto',
    alignItems: 'center',
    columnGap: '1.5',
    px: '2',
    py: '0.5',
    bg: 'accent.subtle',
    color: 'accent.fg',
    borderWidth: '1px',
    borderColor: 'accent.border',
    borderRadius: 'sm',
    fontSize: 'sm',
    textDecoration: 'none',
    _hover: { bg: 'accent.muted' },
  },
  // The id stands on its own line, under the name and its icon.
  '& li > .gt-link > span': { gridRow: '2', gridColumn: '1 / -1', fontSize: 'xs' },
});
