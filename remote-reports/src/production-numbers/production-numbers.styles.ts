import { styles } from 'shared/styles';

/** The button's words are a sentence, which a telephone has no room for in one line. */
export const longLabel = styles({
  '& button': { whiteSpace: 'normal', textAlign: 'start', flexShrink: '1' },
  '& button > svg': { flexShrink: '0' },
});
