import { PANEL_STYLES, recipe } from 'shared/styles';

export const surface = recipe({
  base: { ...PANEL_STYLES, p: { base: '4', md: '5' }, minW: '0' },
});
