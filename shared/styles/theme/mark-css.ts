import { CHECK_LINES, EXTERNAL_LINES } from '../looks/mark-paths.ts';

/** A drawing as a mask, through which the colour of the text around shows. */
function mask(content: string, size: number) {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ${size}'>${content}</svg>`;
  const address = svg.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23');
  return { mask: `url("data:image/svg+xml,${address}") center / contain no-repeat` };
}

/** An icon of the kit: 24-unit grid, 2-unit round strokes. */
const icon = (lines: string) =>
  mask(
    `<path d='${lines}' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>`,
    24,
  );

const line = (lines: string) => `<path d='${lines}' fill='none' stroke='#000' stroke-width='2'/>`;

/** One shape a tone, so that nobody needs the colour: tick, half disc, triangle, cross, dot, ring. */
const SHAPES = {
  success: line('M1.5 5.5l2.5 2.5 4.5-5.5'),
  progress:
    "<circle cx='5' cy='5' r='3.75' fill='none' stroke='#000' stroke-width='1.5'/><path d='M5 1.25a3.75 3.75 0 0 1 0 7.5z'/>",
  warning: "<path d='M5 1L9.5 9h-9z'/>",
  danger: line('M2 2l6 6M8 2L2 8'),
  info: "<circle cx='5' cy='5' r='3.5'/>",
  neutral: "<circle cx='5' cy='5' r='3.5' fill='none' stroke='#000' stroke-width='1.5'/>",
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
    Object.entries(SHAPES).map(([tone, shape]) => [`.gt-badge[data-shape=${tone}]::before`, mask(shape, 10)]),
  ),
  '.gt-mark': { display: 'inline-block', w: '11px', h: '11px', verticalAlign: '-0.1em', ...DRAWN },
  '.gt-mark[data-mark=external]': icon(EXTERNAL_LINES),
  '.gt-mark[data-mark=check]': { w: '18px', h: '18px', ...icon(CHECK_LINES) },
  '.gt-link > .gt-mark': { marginInlineStart: '0.25em' },
} as const;
