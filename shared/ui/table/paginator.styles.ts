import { onHandset, recipe } from 'shared/styles';

export const bar = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: '6',
    rowGap: '2',
    color: 'fg.muted',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    [onHandset]: { justifyContent: 'space-between', columnGap: '2', '& > :last-child': { ms: 'auto' } },
  },
});
