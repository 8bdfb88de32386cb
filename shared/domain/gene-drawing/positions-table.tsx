import { TableFrame } from 'shared/ui';
import { AlleleSymbol } from '../allele-symbol.tsx';
import { lengthText, positionText } from './describe-drawing.ts';
import type { DrawnGene, DrawnTrack } from './drawn-things.ts';

export interface PositionsTableProps {
  caption: string;
  chr: string;
  gene: DrawnGene;
  tracks: readonly DrawnTrack[];
}

interface Line {
  track: string;
  name: string;
  start: number;
  stop: number;
  strand?: string | null;
}

/** What the picture shows, as text that can be read and copied. */
export function PositionsTable({ caption, chr, gene, tracks }: PositionsTableProps) {
  return (
    <TableFrame caption={caption} maxHeight="400px">
      <thead>
        <tr>
          {['Kind', 'Name', 'Position', 'Strand'].map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
          <th scope="col" data-align="end">
            Length
          </th>
        </tr>
      </thead>
      <tbody>
        {linesOf(gene, tracks).map((line, index) => (
          <tr key={index}>
            <td>{line.track}</td>
            <th scope="row">
              <AlleleSymbol symbol={line.name} />
            </th>
            <td>{positionText(chr, line)}</td>
            <td>{line.strand}</td>
            <td data-align="end">{lengthText(line)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function linesOf(gene: DrawnGene, tracks: readonly DrawnTrack[]): Line[] {
  return [
    { ...gene, track: 'Gene', name: gene.symbol },
    ...gene.exons.map((exon, index) => ({ ...exon, track: 'Exons', name: String(index + 1) })),
    ...tracks.flatMap(({ label, items }) => items.map((item) => ({ ...item, track: label }))),
  ];
}
