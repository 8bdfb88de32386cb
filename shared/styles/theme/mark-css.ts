import { CHECK_LINES, EXTERNAL_LINES } from '../looks/mark-paths.ts';
import { strokeOutline } from './stroke-outline.ts';

/** An area through which the colour of the text around shows. For a picture as a mask browsers would load a document. */
const area = (path: string) => ({ clipPath: `path("${path}")` });

/** An icon of the kit: 24-unit grid, 2-unit strokes. Their ends are round there and straight here, further out by π/4, so that they are as large. */
const icon = (lines: string, size: number) =>
  area(strokeOutline(lines, { width: 2, overhang: 0.8, scale: size / 24 }));

const line = (lines: string) => area(strokeOutline(lines, { width: 2 }));

/** A disc of the grid of 10, or a hole, which goes round the other way. */
const disc = (radius: number, sweep: 0 | 1 = 1) =>
  `M${5 - radius} 5a${radius} ${radius} 0 1 ${sweep} ${2 * radius} 0a${radius} ${radius} 0 1 ${sweep} ${-2 * radius} 0z`;

/** One shape a tone, so that nobody needs the colour: tick, half disc, triangle, cross, dot, ring. */
const SHAPES = {
  success: line('M1.5 5.5l2.5 2.5 4.5-5.5'),
  progress: area(`${disc(4.5)}M5 2a3 3 0 0 0 0 6z`),
  warning: area('M5 1L9.5 9h-9z'),
  danger: line('M2 2l6 6M8 2L2 8'),
  info: area(disc(3.5)),
  neutral: area(disc(4.25) + disc(2.75, 0)),
};

/** What is drawn in the colour of the text, where the system chooses the colours too. */
const DRAWN = {
  bg: 'currentColor',
  flexShrink: '0',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'CanvasText' },
};

/** Pictures that appear by the hundred in a table. */
export const markCss = {
  '.gt-badge[data-shape]::before': { content: '""', w: '10px', h: '10px', ...DRAWN },
  ...Object.fromEntries(
    Object.entries(SHAPES).map(([tone, shape]) => [`.gt-badge[data-shape=${tone}]::before`, shape]),
  ),
  '.gt-mark': { display: 'inline-block', w: '11px', h: '11px', verticalAlign: '-0.1em', ...DRAWN },
  '.gt-mark[data-mark=external]': icon(EXTERNAL_LINES, 11),
  '.gt-mark[data-mark=check]': { w: '18px', h: '18px', ...icon(CHECK_LINES, 18) },
  '.gt-link > .gt-mark': { marginInlineStart: '0.25em' },
} as const;
