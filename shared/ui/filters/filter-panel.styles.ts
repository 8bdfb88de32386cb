import { PANEL_STYLES, recipe, ROW_STYLES } from 'shared/styles';

export const aside = recipe({
  base: {
    ...PANEL_STYLES,
    flex: '0 0 auto',
    w: 'clamp(15rem, 22vw, 370px)',
    maxW: '370px',
    px: '2',
    pb: '2',
  },
});

export const head = recipe({
  base: { ...ROW_STYLES, flexWrap: 'nowrap', justifyContent: 'space-between', gap: '2', minH: '12', ps: '2' },
});
