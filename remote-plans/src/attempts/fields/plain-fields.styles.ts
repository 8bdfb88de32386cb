import { styles } from 'shared/styles';

/**
 * Labels, controls and messages beside each other share their rows, so that a label of two lines moves no control of its
 * neighbours. A box to tick has its label beside it and stands in the row of the controls.
 */
export const inRows = styles({
  '& > *': { gridRow: 'span 3', pb: '1' },
  '& > :not([data-wide])': { display: 'grid', gridTemplateRows: 'subgrid', rowGap: '1.5' },
  '& > * > label': { alignSelf: 'end' },
  '& > [data-box] > *': { gridRow: '2', alignSelf: 'center' },
});
