import type { Technique } from '../series/series.ts';

/** The colours of a drawing, as CSS understands them. */
export interface Ink extends Record<Technique, string> {
  paper: string;
  text: string;
  faintText: string;
  grid: string;
}

/** Pink for ES Cell and blue for CRISPR (ui-screens 4.1, point 4); both stand out from the panel by 3:1 and more. */
export const LIGHT = { escell: '#c8367c', crispr: '#1d5ea8' };
export const DARK = { escell: '#f487b6', crispr: '#6ba8ee' };

/** The colours of the screen, light or dark. */
export const SCREEN_INK: Ink = {
  escell: 'var(--chart-escell)',
  crispr: 'var(--chart-crispr)',
  paper: 'var(--chart-paper)',
  text: 'var(--chart-text)',
  faintText: 'var(--chart-faint-text)',
  grid: 'var(--chart-grid)',
};

/** A picture goes into a document or on a slide: it is always dark on white, and knows nothing of the page. */
export const PICTURE_INK: Ink = {
  ...LIGHT,
  paper: '#ffffff',
  text: '#17202b',
  faintText: '#4d5866',
  grid: '#dfe4ea',
};
