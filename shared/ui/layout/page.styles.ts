import { recipe } from 'shared/styles';

export const pageHeading = recipe({
  base: {
    fontSize: { base: '2xl', md: '3xl' },
    fontWeight: 'semibold',
    lineHeight: 'tight',
    letterSpacing: 'tight',
    textWrap: 'balance',
  },
});
