import { styles } from 'shared/styles';

const ITEM = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  borderRadius: 'md',
  color: 'fg.muted',
  fontWeight: 'medium',
  cursor: 'pointer',
  '&:hover, &[aria-expanded=true]': { bg: 'bg.muted', color: 'fg' },
} as const;

const BAR_ITEM = {
  ...ITEM,
  minH: '9',
  px: '3',
  '&[aria-current], &[data-current=true]': { bg: 'accent.subtle', color: 'accent.fg' },
} as const;

const LIST_ITEM = {
  ...ITEM,
  w: 'full',
  minH: '10',
  px: '3',
  color: 'fg',
  whiteSpace: 'nowrap',
  '@media (pointer: coarse)': { minH: '11' },
  '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg' },
} as const;

/** How anything in the header's line looks, links and menu buttons alike. */
export const barItem = styles(BAR_ITEM);

/** How an entry of a list of links looks; tall enough for fingers. */
export const listItem = styles(LIST_ITEM);

/** A round button of the header that shows a picture. */
export const iconItem = styles({
  ...BAR_ITEM,
  justifyContent: 'center',
  w: '9',
  px: '0',
  borderRadius: 'full',
});

/** One of the choices of colours. */
export const choiceItem = styles({
  ...LIST_ITEM,
  gap: '2.5',
  '& input': { accentColor: 'var(--gt-colors-accent-solid)', m: '0' },
});
