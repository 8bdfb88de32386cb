import { onTouch, styles } from 'shared/styles';

/** Blocks out of view are neither laid out nor painted, so that typing into one costs the same among twenty. */
export const outOfView = styles({ contentVisibility: 'auto', containIntrinsicSize: 'auto 80rem' });

/** Takes no place until there is a suggestion. */
export const suggestion = styles({ '&:empty': { display: 'none' } });

export const choices = styles({
  minW: '0',
  '& label': { display: 'inline-flex', alignItems: 'center', gap: '2', minH: '6', cursor: 'pointer' },
  '& input': { w: '4', h: '4', accentColor: '{colors.accent.solid}' },
  [onTouch]: { '& label': { minH: '11' } },
});
