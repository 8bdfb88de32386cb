import { styles } from 'shared/styles';

/** A symbol, and the way to the portal as an icon that fingers and pointers can hit. */
export const geneCell = styles({
  display: 'inline-flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  '& > a + a': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: '6',
    minH: '6',
    my: '-0.5',
    color: 'fg.muted',
    _hover: { color: 'accent.fg' },
  },
});
