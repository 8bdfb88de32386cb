import { styles } from 'shared/styles';

/** Colours by meaning, strokes and letters of a drawing. */
export const picture = styles({
  '& svg': { display: 'block', overflow: 'visible', touchAction: 'pan-y', userSelect: 'none' },
  // As wide as the screen is, it would be cut where the paper ends.
  '@media print': { overflow: 'visible', '& svg': { w: 'full', h: 'auto' } },
  '& svg[data-movable]': { cursor: 'grab' },
  '& svg[data-movable]:active': { cursor: 'grabbing' },
  '& text': { fill: 'fg.muted', fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums' },
  '& [data-name]': { fill: 'fg' },
  '& [data-label]': { fontWeight: 'semibold' },
  '& [data-axis]': { stroke: 'border.control', fill: 'none' },
  '& [data-gene]': { stroke: 'fg.muted', fill: 'none' },
  '& [data-exon]': { fill: 'fg.muted' },
  '& [data-pointer]': { stroke: 'border.emphasized', strokeDasharray: '3 3', pointerEvents: 'none' },
  '& [data-target]': { fill: 'transparent' },
  '& [data-shape=intention]': { fill: 'accent.subtle', stroke: 'accent.fg' },
  '& [data-shape=guide]': { fill: 'accent.solid' },
  '& [data-pam]': { fill: 'warning.subtle', stroke: 'warning.fg' },
  '& [data-cut]': { stroke: 'danger.fg', strokeWidth: '1.5', fill: 'none' },
  '& [data-shape=primer]': { fill: 'success.fg' },
  '& [data-shape=deletion] rect': { fill: 'danger.subtle', stroke: 'danger.fg' },
  '& [data-shape=deletion] path': { stroke: 'danger.fg' },
  '& [data-stop][role=button]': { cursor: 'pointer' },
  '& [data-stop]:hover > [data-target]': { fill: 'bg.muted' },
  '& [data-stop]:focus': { outline: 'none' },
  '& [data-stop]:focus-visible > [data-target]': {
    fill: 'bg.muted',
    stroke: 'accent.ring',
    strokeWidth: '2px',
  },
});
