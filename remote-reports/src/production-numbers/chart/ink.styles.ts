import { styles } from 'shared/styles';
import { DARK, LIGHT } from './ink.ts';

/** The custom properties that the drawing on the screen takes its colours from, in both modes. */
export const ink = styles({
  '--chart-escell': LIGHT.escell,
  '--chart-crispr': LIGHT.crispr,
  '--chart-paper': '{colors.bg.panel}',
  '--chart-text': '{colors.fg}',
  '--chart-faint-text': '{colors.fg.muted}',
  '--chart-grid': '{colors.border}',
  _dark: { '--chart-escell': DARK.escell, '--chart-crispr': DARK.crispr },
});
