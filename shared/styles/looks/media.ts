/**
 * The two size questions of the product, as media conditions (ui-screens 1.9). A handset is narrower than 600 px upright or
 * narrower than 960 px on its side.
 */
export const HANDSET_QUERY =
  '(max-width: 599.98px) and (orientation: portrait), (max-width: 959.98px) and (orientation: landscape)';

/** Style keys for rules that apply on handsets, and wherever fingers are the pointer (44-px targets). */
export const onHandset = `@media ${HANDSET_QUERY}` as const;
export const onTouch = `@media (pointer: coarse), ${HANDSET_QUERY}` as const;

/** In low windows what stays in view elsewhere scrolls away with the page. */
export const inLowWindow = '@media (max-height: 30rem)';
