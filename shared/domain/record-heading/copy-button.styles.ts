import { onTouch, styles } from 'shared/styles';

/** Small beside its text; fingers get the room that they need (WCAG 2.5.8). */
export const copy = styles({
  display: 'inline-flex',
  '& button': { w: '6', h: '6', minW: '6', minH: '6', color: 'fg.subtle' },
  [onTouch]: { '& button': { w: '9', h: '9', minW: '9', minH: '9' } },
});
