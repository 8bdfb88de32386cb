import { barItem } from './menu-link-item.tsx';

/** A round button of the header that shows a picture. */
export const iconItem = {
  ...barItem,
  justifyContent: 'center',
  w: '9',
  px: '0',
  borderRadius: 'full',
} as const;
