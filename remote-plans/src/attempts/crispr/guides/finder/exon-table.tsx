import type { ExonWithGuides } from 'shared/contract';
import { formatCount, TableFrame } from 'shared/ui';
import { buildsOf, positionHeader } from './found-in-plan.ts';
import { finderTable, TABLE_HEIGHT } from './finder-table.styles.ts';

interface ExonTableProps {
  exons: readonly ExonWithGuides[];
  chosenId: string | null;
  /** An exon was pressed: it is chosen, or no longer. */
  onChoose: (exonId: string) => void;
}

/** The exons of a gene, one row each (ui-screens 11.4). */
export function ExonTable({ exons, chosenId, onChoose }: ExonTableProps) {
  return (
    <TableFrame caption="Exons" maxHeight={TABLE_HEIGHT} className={finderTable}>
      <thead>
        <tr>
          <th scope="col">Exons</th>
          <th scope="col">{positionHeader(buildsOf(exons))}</th>
          <th scope="col" data-align="end">
            Guides
          </th>
        </tr>
      </thead>
      <tbody>
        {exons.map((exon) => {
          const isChosen = exon.exonId === chosenId;
          return (
            <tr key={exon.exonId} data-chosen={isChosen ? '' : undefined}>
              <th scope="row">
                <button type="button" aria-expanded={isChosen} onClick={() => onChoose(exon.exonId)}>
                  {exon.exonId}
                </button>
              </th>
              <td>{positionOf(exon)}</td>
              <td data-align="end">{formatCount(exon.guideDetails.length)}</td>
            </tr>
          );
        })}
      </tbody>
    </TableFrame>
  );
}

/** Empty where the finder does not return it. */
function positionOf({ chr, start, stop }: ExonWithGuides): string | undefined {
  if (chr === undefined || start === undefined || stop === undefined) return undefined;
  return `${chr}:${formatCount(start)}-${formatCount(stop)}`;
}
