import { FACT_STYLES, styles } from 'shared/styles';

/** Looks of all cards at once: a project may have many plans. */
export const cards = styles({
  ...FACT_STYLES,
  '& > li': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    listStyle: 'none',
  },
  '& > li + li': { mt: '2' },
  '& > li > dl': { flex: '1', minW: '0' },
});
