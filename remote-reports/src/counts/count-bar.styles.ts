import { styles } from 'shared/styles';

export const bar = styles({
  display: 'flex',
  // Beside the first line of a number that has what changed below it.
  alignItems: 'flex-start',
  gap: '1.5',
  minW: '16',
  '@media print': { minW: '0' },
});

export const number = styles({
  flexShrink: '0',
  minW: '4.5ch',
  textAlign: 'end',
  '@media print': { minW: '0', ms: 'auto' },
});

/** A count that is small beside the longest stays a line that can be seen. */
export const track = styles({
  flex: '1',
  minW: '6',
  mt: '1',
  // Its room is for numbers on paper, where backgrounds are not printed as a rule.
  '@media print': { display: 'none' },
  '& > span': { display: 'block', h: '3', minW: '2px', borderRadius: 'sm', bg: 'accent.solid' },
  '& > [data-count-bar=quiet]': { bg: 'border.control' },
});
