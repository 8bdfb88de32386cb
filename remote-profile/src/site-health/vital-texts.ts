import type { SiteErrorKind, Vital, VitalRating } from 'shared/contract';
import type { Tone } from 'shared/ui';

/** What is measured, in words: as the head of a column, and what it means to a visitor who waits. */
export const VITAL_TEXTS: Record<Vital, { name: string; meaning: string }> = {
  LCP: { name: 'Largest part', meaning: 'Until the largest part of a screen is there. Good up to 2.5 s.' },
  INP: {
    name: 'Answer to a press',
    meaning:
      'From a press or a key until the screen shows that something happens, of the slowest one. Good up to 200 ms.',
  },
  CLS: {
    name: 'Layout shift',
    meaning: 'How much of a screen moves while it is read, without unit. Good up to 0.1.',
  },
  FCP: { name: 'First part', meaning: 'Until anything at all is there. Good up to 1.8 s.' },
  TTFB: { name: 'First byte', meaning: 'Until the server begins to answer. Good up to 800 ms.' },
};

export const RATINGS: Record<VitalRating, { text: string; tone: Tone }> = {
  good: { text: 'Good', tone: 'success' },
  'needs improvement': { text: 'Needs improvement', tone: 'warning' },
  poor: { text: 'Poor', tone: 'danger' },
};

export const ERROR_KINDS: Record<SiteErrorKind, { text: string; tone: Tone }> = {
  'failed-to-load': { text: 'Failed to load', tone: 'danger' },
  'refused-integrity': { text: 'Not as released', tone: 'danger' },
  render: { text: 'Broke on screen', tone: 'danger' },
  unhandled: { text: 'Unhandled', tone: 'warning' },
  csp: { text: 'Refused by policy', tone: 'warning' },
};

/** `240 ms`, `1.8 s`, `12 s`; of a layout shift a number with two decimals. */
export function vitalText(metric: Vital, value: number): string {
  if (metric === 'CLS') return value.toFixed(2);
  if (value < 995) return `${Math.round(value)} ms`;
  return `${value < 9950 ? (value / 1000).toFixed(1) : Math.round(value / 1000)} s`;
}
