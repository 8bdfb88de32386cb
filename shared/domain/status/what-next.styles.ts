import { styles } from 'shared/styles';

/** What is past stands in lines beside each other; the present and what comes have a line each. */
export const way = styles({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '2',
  rowGap: '1',
  listStyle: 'none',
  '& > li': { position: 'relative', minW: '0', overflowWrap: 'anywhere' },
  '& > [data-kind=past]': { fontSize: 'sm', color: 'fg.muted' },
  '& > [data-kind=past]::before': { content: '"✓ "', color: 'success.fg' },
  '& > [data-kind=past]::after': { content: '" ›"', color: 'fg.subtle' },
  '& > [data-kind=present]': { flexBasis: '100%', py: '1' },
  '& dl': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2', fontSize: 'sm' },
  '& dt, & dd': { color: 'fg.muted' },
  '& > [data-kind=future]': { flexBasis: '100%', ps: '6', py: '0.5', maxW: 'prose', color: 'fg.muted' },
  '& > [data-kind=future]::before': {
    content: '""',
    position: 'absolute',
    insetStart: '1',
    top: '2',
    w: '2.5',
    h: '2.5',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'border.emphasized',
  },
  '& > [data-next]': { color: 'fg' },
  '& > [data-next]::before': { borderColor: 'accent.solid' },
  '& strong': { fontWeight: 'medium' },
});
