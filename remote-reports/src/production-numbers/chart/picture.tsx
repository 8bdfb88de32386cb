import { monthOfDate } from '../months/month.ts';
import { TECHNIQUE_NAMES, TECHNIQUES, type MonthOfSeries, type Technique } from '../series/series.ts';
import { PICTURE_INK as INK } from './ink.ts';
import { Plot } from './plot.tsx';
import { axesOf } from './scales.ts';
import { wrapped } from './wrapped.ts';

export interface PictureProps {
  title: string;
  /** Of the value axis. */
  valueTitle: string;
  caption: string;
  series: readonly MonthOfSeries[];
  shown: readonly Technique[];
}

/** In px, before the picture is doubled. */
export const PICTURE_WIDTH = 1200;
const MARGIN = 24;
const TITLE_HEIGHT = 64;
const PLOT_HEIGHT = 540;
const LEGEND_HEIGHT = 32;
const LINE_HEIGHT = 22;
const CAPTION_LETTERS = 150;
/** Fonts that every system has one of: a picture is drawn where the page's own style does not reach. */
const FONTS = 'Liberation Sans, Arial, Helvetica, sans-serif';

export function pictureHeight(caption: string): number {
  const lines = wrapped(caption, CAPTION_LETTERS).length;
  return TITLE_HEIGHT + PLOT_HEIGHT + LEGEND_HEIGHT + lines * LINE_HEIGHT + MARGIN;
}

/** The chart as its own drawing: title, lines, legend, caption (ui-screens 4.1). */
export function Picture({ title, valueTitle, caption, series, shown }: PictureProps) {
  const height = pictureHeight(caption);
  const plot = { width: PICTURE_WIDTH - 2 * MARGIN, height: PLOT_HEIGHT };
  const axes = axesOf(series, shown, plot, monthOfDate(new Date()));
  const captionTop = TITLE_HEIGHT + PLOT_HEIGHT + LEGEND_HEIGHT + LINE_HEIGHT / 2;
  return (
    <svg width={PICTURE_WIDTH} height={height} viewBox={`0 0 ${PICTURE_WIDTH} ${height}`} fontFamily={FONTS}>
      <rect width={PICTURE_WIDTH} height={height} fill={INK.paper} />
      <text x={PICTURE_WIDTH / 2} y={40} textAnchor="middle" fontSize={20} fontWeight={600} fill={INK.text}>
        {title}
      </text>
      <text x={MARGIN} y={TITLE_HEIGHT} fontSize={14} fill={INK.faintText}>
        {valueTitle}
      </text>
      <g transform={`translate(${MARGIN} ${TITLE_HEIGHT})`}>
        <Plot {...{ series, shown, axes, ...plot }} ink={INK} />
      </g>
      <PictureLegend shown={shown} />
      {wrapped(caption, CAPTION_LETTERS).map((line, index) => (
        <text
          key={line}
          x={PICTURE_WIDTH / 2}
          y={captionTop + index * LINE_HEIGHT}
          textAnchor="middle"
          fontSize={14}
          fill={INK.faintText}
        >
          {line}
        </text>
      ))}
    </svg>
  );
}

/** Between the beginnings of two items of the legend, in px. */
const ITEM_WIDTH = 110;

function PictureLegend({ shown }: { shown: readonly Technique[] }) {
  const items = TECHNIQUES.filter((technique) => shown.includes(technique));
  const start = (PICTURE_WIDTH - items.length * ITEM_WIDTH) / 2 + MARGIN / 2;
  return (
    <g transform={`translate(${start} ${TITLE_HEIGHT + PLOT_HEIGHT})`}>
      {items.map((technique, index) => (
        <g key={technique} transform={`translate(${index * ITEM_WIDTH} 0)`}>
          <rect width={14} height={14} rx={3} fill={INK[technique]} />
          <text x={22} y={12} fontSize={14} fill={INK.text}>
            {TECHNIQUE_NAMES[technique]}
          </text>
        </g>
      ))}
    </g>
  );
}
