import type { DrawnGene } from './drawn-things.ts';
import type { Scale } from './scale.ts';

export const GENE_HEIGHT = 38;
const NAME_BASELINE = 11;
const MIDDLE = 26;
const EXON_HEIGHT = 14;
/** Px between the marks that show the direction of the gene. */
const MARK_STEP = 28;

/** A gene: a line with its direction, and its exons as boxes. Without known exons the whole gene is one thin box. */
export function GeneModel({ gene, scale, y }: { gene: DrawnGene; scale: Scale; y: number }) {
  const line = scale.spanOf(gene);
  if (line === null) return null;
  const end = line.x + line.width;
  return (
    <g transform={`translate(0 ${y})`}>
      <text x={Math.min(line.x, scale.width - 60)} y={NAME_BASELINE} data-name="">
        {gene.symbol}
      </text>
      <path data-gene="" d={`M${line.x} ${MIDDLE}H${end}${directionMarks(gene.strand, line.x, end)}`} />
      {gene.exons.length === 0 && (
        <rect data-exon="" x={line.x} y={MIDDLE - 2} width={Math.max(1, line.width)} height={4} />
      )}
      {gene.exons.map((exon) => {
        const box = scale.spanOf(exon);
        return (
          box && (
            <rect
              key={exon.start}
              data-exon=""
              x={box.x}
              y={MIDDLE - EXON_HEIGHT / 2}
              width={Math.max(1, box.width)}
              height={EXON_HEIGHT}
            />
          )
        );
      })}
    </g>
  );
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
