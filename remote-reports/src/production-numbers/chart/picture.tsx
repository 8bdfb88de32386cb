import { currentMonth } from '../months/month.ts';
import type { Bar } from '../series/bars.ts';
import { TECHNIQUE_NAMES, TECHNIQUES, type MonthOfSeries, type Technique } from '../series/series.ts';
import { PICTURE_INK as INK } from './ink.ts';
import { barsHeight, PictureBars } from './picture-bars.tsx';
import { Plot } from './plot.tsx';
import { axesOf } from './scales.ts';
import { wrapped } from './wrapped.ts';

export interface PictureProps {
  title: string;
  /** Of the value axis. */
  valueTitle: string;
  barsTitle: string;
  /** Below the chart: whose numbers these are, what each is, where they come from and of which day. */
  notes: readonly string[];
  series: readonly MonthOfSeries[];
  bars: readonly Bar[];
  shown: readonly Technique[];
}

/** In px, before the picture is doubled. */
export const PICTURE_WIDTH = 1200;
const MARGIN = 24;
const TITLE_HEIGHT = 72;
const PLOT_WIDTH = 700;
const PLOT_HEIGHT = 540;
const AXIS_TITLE_HEIGHT = 28;
const LEGEND_HEIGHT = 32;
const LINE_HEIGHT = 22;
const NOTE_LETTERS = 150;
const BARS_LEFT = MARGIN + PLOT_WIDTH + MARGIN;
/** Fonts that every system has one of: a picture is drawn where the page's own style does not reach. */
const FONTS = 'Liberation Sans, Arial, Helvetica, sans-serif';

/** Where the notes start: below the curves with their legend, or the bars, whichever are higher. */
function notesTop(bars: readonly Bar[]): number {
  return TITLE_HEIGHT + Math.max(PLOT_HEIGHT + AXIS_TITLE_HEIGHT + LEGEND_HEIGHT, barsHeight(bars));
}

export function pictureHeight({ bars, notes }: Pick<PictureProps, 'bars' | 'notes'>): number {
  return notesTop(bars) + linesOf(notes).length * LINE_HEIGHT + MARGIN;
}

const linesOf = (notes: readonly string[]) => notes.flatMap((note) => wrapped(note, NOTE_LETTERS));

/** The chart as its own drawing: title, curves with the titles of their axes, legend, bars, and what it is (ui-screens 4.1). */
export function Picture(props: PictureProps) {
  const { title, valueTitle, barsTitle, notes, series, bars, shown } = props;
  const height = pictureHeight(props);
  const plot = { width: PLOT_WIDTH, height: PLOT_HEIGHT };
  const axes = axesOf(series, shown, plot, currentMonth());
  const plotBottom = TITLE_HEIGHT + PLOT_HEIGHT;
  return (
    <svg width={PICTURE_WIDTH} height={height} viewBox={`0 0 ${PICTURE_WIDTH} ${height}`} fontFamily={FONTS}>
      <rect width={PICTURE_WIDTH} height={height} fill={INK.paper} />
      <text x={PICTURE_WIDTH / 2} y={36} textAnchor="middle" fontSize={20} fontWeight={600} fill={INK.text}>
        {title}
      </text>
      <text x={MARGIN} y={TITLE_HEIGHT} fontSize={14} fill={INK.faintText}>
        {valueTitle}
      </text>
      <g transform={`translate(${MARGIN} ${TITLE_HEIGHT})`}>
        <Plot {...{ series, shown, axes, ...plot }} ink={INK} />
      </g>
      <text
        x={MARGIN + PLOT_WIDTH / 2}
        y={plotBottom + AXIS_TITLE_HEIGHT / 2}
        textAnchor="middle"
        fontSize={14}
        fill={INK.faintText}
      >
        Month
      </text>
      <PictureLegend shown={shown} top={plotBottom + AXIS_TITLE_HEIGHT} />
      <g transform={`translate(${BARS_LEFT} ${TITLE_HEIGHT})`}>
        <PictureBars title={barsTitle} {...{ bars, shown }} width={PICTURE_WIDTH - MARGIN - BARS_LEFT} />
      </g>
      {linesOf(notes).map((line, index) => (
        <text
          key={line}
          x={MARGIN}
          y={notesTop(bars) + LINE_HEIGHT / 2 + index * LINE_HEIGHT}
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

function PictureLegend({ shown, top }: { shown: readonly Technique[]; top: number }) {
  const items = TECHNIQUES.filter((technique) => shown.includes(technique));
  const start = MARGIN + (PLOT_WIDTH - items.length * ITEM_WIDTH) / 2 + MARGIN / 2;
  return (
    <g transform={`translate(${start} ${top})`}>
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
