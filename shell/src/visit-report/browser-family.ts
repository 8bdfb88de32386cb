import type { BrowserFamily } from 'shared/contract';

/** In this order: each of them also calls itself by the names that come after. */
const FAMILIES: readonly [BrowserFamily, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

/** The family of a browser, and no more: a whole user agent can identify a person. */
export function browserFamily(userAgent: string): BrowserFamily {
  return FAMILIES.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other';
}
