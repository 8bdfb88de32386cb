import { styles } from 'shared/styles';

/** The bell with its number. In the order of the other anchors: equal looks are evaluated once. */
export const bell = styles({ display: 'inline-flex', position: 'relative' });

/** The number at the corner of the bell. */
export const count = styles({
  position: 'absolute',
  top: '-1.5',
  insetInlineStart: '2.5',
  minW: '4',
  px: '1',
  borderRadius: 'full',
  bg: 'accent.solid',
  color: 'accent.contrast',
  fontSize: 'xs',
  lineHeight: '1rem',
  fontWeight: 'semibold',
  textAlign: 'center',
});

/** One notice; unread ones have a mark at their side. */
export const notice = styles({
  display: 'block',
  px: '3',
  py: '2',
  borderRadius: 'md',
  borderInlineStartWidth: '3px',
  borderColor: 'transparent',
  color: 'fg',
  fontSize: 'sm',
  overflowWrap: 'anywhere',
  '&:hover': { bg: 'bg.muted' },
  '&[data-unread=true]': { borderColor: 'accent.solid' },
});
