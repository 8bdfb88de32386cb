import { memo } from 'react';
import type { FoundGuide } from 'shared/contract';
import { formatCount, TableFrame } from 'shared/ui';
import { positionHeader } from './found-in-plan.ts';
import { finderTable, TABLE_HEIGHT } from './finder-table.styles.ts';

interface SequenceTableProps {
  guides: readonly FoundGuide[];
  isInPlan: (guide: FoundGuide) => boolean;
  /** A guide was pressed: it goes into the plan, or out of it. */
  onToggle: (guide: FoundGuide) => void;
}

/** The guides of an exon in the order of their places (ui-screens 11.4). */
export function SequenceTable({ guides, isInPlan, onToggle }: SequenceTableProps) {
  return (
    <TableFrame caption="Sequences" maxHeight={TABLE_HEIGHT} className={finderTable}>
      <thead>
        <tr>
          <th scope="col">Sequences</th>
          <th scope="col">Strand</th>
          <th scope="col">{positionHeader([...new Set(guides.map(({ genomeBuild }) => genomeBuild))])}</th>
          <th scope="col">Plan</th>
        </tr>
      </thead>
      <tbody>
        {guides.map((guide) => (
          <SequenceRow
            key={`${guide.start} ${guide.strand} ${guide.sequence}`}
            guide={guide}
            isChosen={isInPlan(guide)}
            onToggle={onToggle}
          />
        ))}
      </tbody>
    </TableFrame>
  );
}

interface SequenceRowProps {
  guide: FoundGuide;
  isChosen: boolean;
  onToggle: (guide: FoundGuide) => void;
}

/** A large exon has hundreds of them: only those that change are rendered. */
const SequenceRow = memo(function SequenceRow({ guide, isChosen, onToggle }: SequenceRowProps) {
  const { chr, start, stop, strand, sequence, reversed } = guide;
  return (
    <tr data-chosen={isChosen ? '' : undefined}>
      <th scope="row">
        <button type="button" aria-pressed={isChosen} data-letters="" onClick={() => onToggle(guide)}>
          {sequence}
          {reversed && <sub> (reversed)</sub>}
        </button>
      </th>
      <td>{strand}</td>
      <td>
        {chr}:{formatCount(start)}-{formatCount(stop)}
      </td>
      <td>{isChosen ? 'In plan' : ''}</td>
    </tr>
  );
});
