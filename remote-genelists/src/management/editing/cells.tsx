import { memo } from 'react';
import { GeneChips } from 'shared/domain';
import { CellButton, Checkbox, DeleteIcon, TextInput } from 'shared/ui';
import { MultiSelect } from 'shared/ui-overlays';
import { isBlank } from '../../changes/record-values.ts';
import type { ShownRow } from '../../records/shown-rows.ts';
import { BESIDE_CONTROL } from './in-turn.tsx';
import { genesId, removeId, type RowEditor } from './use-row-editor.tsx';

interface CellProps {
  row: ShownRow;
  editor: RowEditor;
}

/** Widths of the controls. That of genes is never wider than the first column, which on a telephone leaves room for the others. */
export const WIDTHS = { genes: 'min(12rem, calc(44vw - 1.75rem))', note: '11rem', types: '12.5rem' };

/** Around each control. That of types has 100 px at the least (ui-screens 19). */
const FRAMES = {
  genes: { width: WIDTHS.genes },
  note: { width: WIDTHS.note },
  types: { width: WIDTHS.types, minWidth: '100px' },
};

/**
 * Far down a long page: what is out of view is neither styled nor laid out nor painted, which of 200 rows takes longer than all
 * else. It is there all the same for the keyboard, for screen readers and for the search of the browser. The frame of the
 * focus may stand out a little.
 */
const FAR_DOWN = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 2.25rem',
  overflowClipMargin: '0.25rem',
} as const;
const FAR_FRAMES = {
  genes: { ...FAR_DOWN, ...FRAMES.genes },
  note: { ...FAR_DOWN, ...FRAMES.note },
  types: { ...FAR_DOWN, ...FRAMES.types },
};

/** Rows of a page that are no long way down. */
const NEAR_ROWS = 20;

const framesOf = ({ position }: ShownRow) => ((position ?? 0) < NEAR_ROWS ? FRAMES : FAR_FRAMES);

const NO_GENES = 'A record needs at least one gene.';

/** Each cell is built again only when its row or the list has changed: a page has up to 200 rows. */
export const GenesCell = memo(function GenesCell({ row, editor }: CellProps) {
  const isMissing = row.genes.length === 0 && !(row.stored === null && isBlank(row));
  return (
    <div style={framesOf(row).genes}>
      <GeneChips
        id={genesId(row.id)}
        label={`${row.label}, Gene(s)`}
        hideLabel
        value={row.genes}
        onChange={(genes) => editor.edit(row, { genes })}
        error={isMissing ? NO_GENES : undefined}
      />
    </div>
  );
});

export const NoteCell = memo(function NoteCell({ row, editor }: CellProps) {
  return (
    <div style={framesOf(row).note}>
      <TextInput
        aria-label={`${row.label}, Note`}
        value={row.note ?? ''}
        onChange={({ target }) => editor.edit(row, { note: target.value === '' ? null : target.value })}
      />
    </div>
  );
});

export const TypesCell = memo(function TypesCell({ row, editor }: CellProps) {
  return (
    <div style={framesOf(row).types}>
      <MultiSelect
        label={`${row.label}, Types`}
        hideLabel
        options={editor.types}
        value={row.recordTypes}
        onChange={(recordTypes) => editor.edit(row, { recordTypes })}
      />
    </div>
  );
});

export const VisibleCell = memo(function VisibleCell({ row, editor }: CellProps) {
  return (
    <div style={BESIDE_CONTROL}>
      <Checkbox
        aria-label={`${row.label}, Visible`}
        checked={row.visible}
        onChange={({ target }) => editor.edit(row, { visible: target.checked })}
      />
    </div>
  );
});

export const RemoveCell = memo(function RemoveCell({ row, editor }: CellProps) {
  return (
    <CellButton
      id={removeId(row.id)}
      label={`Delete ${row.label.toLowerCase()}`}
      icon={<DeleteIcon />}
      onClick={() => editor.remove(row)}
    />
  );
});
