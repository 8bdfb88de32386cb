/** In this order: most browsers also name those that came before them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/^(?=.*\bVersion\/\d).* Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const LONGEST_NAME = 60;

/**
 * A device in the words of its owner: `Firefox on Windows`. Programs that are no browser by what they call themselves
 * first: `curl/8.5.0`.
 */
export function deviceName(userAgent: string | null): string {
  if (userAgent === null) return 'Unknown device';
  const browser = nameOf(userAgent, BROWSERS);
  if (browser === undefined) return userAgent.split(' ')[0]?.slice(0, LONGEST_NAME) || 'Unknown device';
  const system = nameOf(userAgent, SYSTEMS);
  return system === undefined ? browser : `${browser} on ${system}`;
}

function nameOf(text: string, names: readonly (readonly [RegExp, string])[]): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1];
}
