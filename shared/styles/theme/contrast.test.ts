import { palette } from './palette.ts';
import { semanticTokens } from './semantic-tokens.ts';

/** WCAG 2.2: at least 4.5:1 for text (1.4.3), 3:1 for the outline of controls and for focus rings (1.4.11). */

type Mode = 'base' | '_dark';
const MODES: readonly Mode[] = ['base', '_dark'];

function at(tree: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, key) => {
    if (typeof node !== 'object' || node === null || !(key in node)) throw new Error(`No ${path.join('.')}`);
    return new Map<string, unknown>(Object.entries(node)).get(key);
  }, tree);
}

function hex(name: string, mode: Mode): string {
  const path = name.split('.');
  const colour = String(
    at(semanticTokens.colors, [...(path.length === 1 ? [...path, 'DEFAULT'] : path), 'value', mode]),
  );
  const shade = /^\{colors\.(.+)\}$/.exec(colour)?.[1];
  if (!shade) return colour;
  return shade === 'white' ? '#ffffff' : String(at(palette, shade.split('.')));
}

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['bg', 'bg.panel', 'bg.subtle', 'bg.muted', 'accent.subtle'];
const TEXTS = ['fg', 'fg.muted', 'fg.subtle', 'accent.fg', 'danger.fg'];
const TONES = ['success', 'warning', 'danger', 'progress', 'info', 'neutral'];

const textPairs = [
  ...GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground] as const)),
  ...TONES.flatMap((tone) => [[`${tone}.fg`, `${tone}.subtle`] as const, ['fg', `${tone}.subtle`] as const]),
  ['accent.contrast', 'accent.solid'] as const,
  ['accent.contrast', 'accent.hover'] as const,
  ['accent.contrast', 'danger.button'] as const,
  ['accent.contrast', 'danger.buttonHover'] as const,
  ['fg.inverted', 'bg.inverted'] as const,
  ['accent.fg', 'accent.muted'] as const,
];

const shapePairs = [
  ['border.control', 'bg.panel'],
  ['border.control', 'bg'],
  ['accent.ring', 'bg.panel'],
  ['accent.ring', 'bg'],
  ['danger.solid', 'bg.panel'],
] as const;

describe.each(MODES)('%s', (mode) => {
  test.each(textPairs)('text %s can be read on %s', (text, ground) => {
    expect(contrast(hex(text, mode), hex(ground, mode))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('%s can be seen on %s', (shape, ground) => {
    expect(contrast(hex(shape, mode), hex(ground, mode))).toBeGreaterThanOrEqual(3);
  });
});
