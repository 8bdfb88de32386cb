import { DELETION_LABELS } from 'shared/record-fields';
import { CHROMOSOMES } from 'shared/genome';
import { formatCount } from 'shared/ui';
import { useWatch, type RowColumns } from 'shared/ui-forms';
import { startProblem, stopProblem } from '../rules/deletion-problems.ts';
import { deletionSize, type DeletionRow } from '../values/deletion-rows.ts';

/** The size is computed from the ends (PP-31). It stands in the place of the row's id, which nobody sees. */
export const DELETION_COLUMNS: RowColumns<DeletionRow> = [
  {
    field: 'chr',
    header: DELETION_LABELS.chr,
    control: { kind: 'select', options: CHROMOSOMES },
    required: 'Choose a chromosome.',
    width: '7rem',
  },
  {
    field: 'start',
    header: DELETION_LABELS.start,
    control: { kind: 'digits' },
    isRequired: true,
    problem: (_text, row) => startProblem(row),
    width: '9rem',
  },
  {
    field: 'stop',
    header: DELETION_LABELS.stop,
    control: { kind: 'digits' },
    isRequired: true,
    problem: (_text, row) => stopProblem(row),
    width: '9rem',
  },
  {
    field: 'id',
    header: 'Deletion Size',
    control: {
      kind: 'custom',
      render: ({ rowName, label }) => <Size row={rowName} label={label} />,
    },
    width: '7rem',
  },
];

function Size({ row, label }: { row: string; label: string }) {
  const ends: readonly unknown[] = useWatch({ name: [`${row}.start`, `${row}.stop`] });
  const [start, stop] = ends;
  return (
    <output className="gt-cell-text" aria-label={label}>
      {sizeText({ start: textOf(start), stop: textOf(stop) })}
    </output>
  );
}

function sizeText(ends: Pick<DeletionRow, 'start' | 'stop'>): string {
  const size = deletionSize(ends);
  return size === null || size < 0 ? '' : formatCount(size);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
