import { TableFrame } from 'shared/ui';
import { AlleleSymbol } from 'shared/domain';
import type { PlacesMap } from './drawings-of.ts';
import { cutText, lengthText, positionText } from './describe-drawing.ts';
import { numberedExons, type DrawnGene, type DrawnItem, type DrawnTrack } from './drawn-things.ts';

interface PositionsTableProps extends Omit<PlacesMap, 'genomeBuild'> {
  caption: string;
}

interface Line {
  track: string;
  name: string;
  start: number;
  stop: number;
  strand?: string | null;
  /** Of a guide: the two bases that it cuts between. */
  cut?: string;
}

/** What the picture shows, as text that can be read and copied. */
export function PositionsTable({ caption, chr, gene, tracks }: PositionsTableProps) {
  const lines = linesOf(gene, tracks);
  const hasCuts = lines.some(({ cut }) => cut !== undefined);
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
          {hasCuts && <th scope="col">Cut between</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            <td>{line.track}</td>
            <th scope="row">
              <AlleleSymbol symbol={line.name} />
            </th>
            <td>{positionText(chr, line)}</td>
            <td>{line.strand}</td>
            <td data-align="end">{lengthText(line)}</td>
            {hasCuts && <td>{line.cut}</td>}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function linesOf(gene: DrawnGene | null, tracks: readonly DrawnTrack[]): Line[] {
  return [
    ...(gene ? geneLines(gene) : []),
    ...tracks.flatMap(({ label, items }) => items.map((item) => itemLine(label, item))),
  ];
}

function geneLines(gene: DrawnGene): Line[] {
  const exons = numberedExons(gene).map(({ number, start, stop }) => ({
    track: 'Exons',
    name: String(number),
    start,
    stop,
  }));
  return [{ ...gene, track: 'Gene', name: gene.symbol }, ...exons];
}

function itemLine(track: string, { name, start, stop, strand, cutAfter }: DrawnItem): Line {
  return { track, name, start, stop, strand, cut: cutAfter === undefined ? undefined : cutText(cutAfter) };
}
