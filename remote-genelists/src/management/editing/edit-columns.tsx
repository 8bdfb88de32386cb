import type { ReactNode } from 'react';
import type { Column } from 'shared/ui';
import { PROJECT_COLUMNS } from '../../records/record-columns.tsx';
import type { ShownRow } from '../../records/shown-rows.ts';
import { GenesCell, NoteCell, RemoveCell, TypesCell, VisibleCell, WIDTHS } from './cells.tsx';
import { BESIDE_CONTROL, InTurn } from './in-turn.tsx';
import type { RowEditor } from './use-row-editor.tsx';

/** About what a window shows at first. */
const ROWS_AT_ONCE = 6;

const PROJECTS = PROJECT_COLUMNS.map((column) => ({
  ...column,
  cell: (row: ShownRow) => <div style={BESIDE_CONTROL}>{column.cell(row)}</div>,
}));

/** The columns of a list in edit mode (ui-screens 19). */
export function editColumns(editor: RowEditor): Column<ShownRow>[] {
  const inTurn = ({ position }: ShownRow, control: ReactNode, width = 'auto', meanwhile = '') => (
    <InTurn isAtOnce={position === null || position < ROWS_AT_ONCE} meanwhile={meanwhile} width={width}>
      {control}
    </InTurn>
  );
  return [
    {
      id: 'genes',
      header: 'Gene(s)',
      cell: (row) => inTurn(row, <GenesCell row={row} editor={editor} />, WIDTHS.genes, row.genes.join(', ')),
    },
    {
      id: 'note',
      header: 'Note',
      cell: (row) => inTurn(row, <NoteCell row={row} editor={editor} />, WIDTHS.note, row.note ?? ''),
    },
    {
      id: 'types',
      header: 'Types',
      cell: (row) =>
        inTurn(row, <TypesCell row={row} editor={editor} />, WIDTHS.types, row.recordTypes.join(', ')),
    },
    {
      id: 'visible',
      header: 'Visible',
      cell: (row) => inTurn(row, <VisibleCell row={row} editor={editor} />),
    },
    ...PROJECTS,
    {
      id: 'delete',
      header: 'Delete',
      cell: (row) => inTurn(row, <RemoveCell row={row} editor={editor} />),
    },
  ];
}
