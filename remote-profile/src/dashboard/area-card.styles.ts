import { PANEL_STYLES, styles } from 'shared/styles';

export const card = styles({
  ...PANEL_STYLES,
  position: 'relative',
  p: { base: '4', md: '5' },
  _hover: { borderColor: 'accent.border', boxShadow: 'md' },
  // The link reaches over all of the card.
  '& a::after': { content: '""', position: 'absolute', inset: '0' },
});
