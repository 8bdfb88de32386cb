import { styles } from 'shared/styles';

export const bar = styles({ display: 'flex', alignItems: 'center', gap: '2', minW: '24' });

export const number = styles({ flexShrink: '0', minW: '5ch', textAlign: 'end' });

/** A count that is small beside the longest stays a line that can be seen. */
export const track = styles({
  flex: '1',
  minW: '10',
  '& > span': { display: 'block', h: '3', minW: '2px', borderRadius: 'sm', bg: 'accent.solid' },
  '& > [data-count-bar=quiet]': { bg: 'border.control' },
});
