import { memo } from 'react';
import type { Stretch } from 'shared/contract';
import { positionText } from './describe-drawing.ts';
import { numberedExons, type DrawnGene } from './drawn-things.ts';
import type { Scale } from './scale.ts';
import { Stop } from './stop.tsx';
import type { StopHandlers } from './use-stops.ts';

export const GENE_HEIGHT = 38;
const NAME_BASELINE = 11;
const MIDDLE = 26;
const EXON_HEIGHT = 14;
/** Of a gene whose exons are not known. */
const THIN = 4;
/** Px between the marks that show the direction of the gene. */
const MARK_STEP = 28;

interface GeneModelProps {
  gene: DrawnGene;
  chr: string;
  scale: Scale;
  y: number;
  handlers: StopHandlers;
}

/** A gene: a line with its direction, and its exons as boxes. Without known exons the whole gene is one thin box. */
export const GeneModel = memo(function GeneModel({ gene, chr, scale, y, handlers }: GeneModelProps) {
  const line = scale.spanOf(gene);
  if (line === null) return null;
  const end = line.x + line.width;
  const boxes = boxesOf(gene);
  return (
    <g transform={`translate(0 ${y})`}>
      <text x={Math.min(line.x, scale.width - 60)} y={NAME_BASELINE} data-name="">
        {gene.symbol}
      </text>
      <path data-gene="" d={`M${line.x} ${MIDDLE}H${end}${directionMarks(gene.strand, line.x, end)}`} />
      {boxes.map(({ id, name, height, ...stretch }) => {
        const place = scale.spanOf(stretch);
        if (place === null) return null;
        const box = { x: place.x, width: Math.max(1, place.width), y: MIDDLE - height / 2, height };
        return (
          <Stop
            key={id}
            id={id}
            label={`${name}: ${positionText(chr, stretch)}`}
            place={place}
            y={MIDDLE - EXON_HEIGHT / 2}
            height={EXON_HEIGHT}
            handlers={handlers}
            canBeChosen={false}
          >
            <rect data-exon="" {...box} />
          </Stop>
        );
      })}
    </g>
  );
});

interface GeneBox extends Stretch {
  id: string;
  name: string;
  height: number;
}

/** What of a gene is drawn as a box: its exons in the order in which it is read, or itself. */
export function boxesOf(gene: DrawnGene): GeneBox[] {
  const { symbol, start, stop, exons } = gene;
  if (exons.length === 0) return [{ id: 'gene', name: symbol, start, stop, height: THIN }];
  return numberedExons(gene).map(({ id, number, ...exon }) => ({
    id,
    name: `Exon ${number} of ${symbol}`,
    start: exon.start,
    stop: exon.stop,
    height: EXON_HEIGHT,
  }));
}

function directionMarks(strand: string | null, from: number, to: number): string {
  if (strand !== '+' && strand !== '-') return '';
  const back = strand === '+' ? -4 : 4;
  const marks: string[] = [];
  for (let x = from + MARK_STEP / 2; x < to; x += MARK_STEP) {
    marks.push(`M${x + back} ${MIDDLE - 4}L${x} ${MIDDLE}L${x + back} ${MIDDLE + 4}`);
  }
  return marks.join('');
}
