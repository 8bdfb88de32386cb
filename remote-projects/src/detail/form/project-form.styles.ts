import { styles } from 'shared/styles';

/** A field that gets the focus is not left under the bar with the button. */
export const clearOfSaveBar = styles({
  '& :is(input, select, textarea)': { scrollMarginBottom: '5rem' },
});
