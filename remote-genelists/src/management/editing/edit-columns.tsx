import type { Column } from 'shared/ui';
import { PROJECT_COLUMNS } from '../../records/record-columns.tsx';
import type { ShownRow } from '../../records/shown-rows.ts';
import { GenesCell, NoteCell, RemoveCell, TypesCell, VisibleCell } from './cells.tsx';
import type { RowEditor } from './row-editor.ts';

/** The columns of a list in edit mode (ui-screens 19). */
export function editColumns(editor: RowEditor): Column<ShownRow>[] {
  return [
    { id: 'genes', header: 'Gene(s)', cell: (row) => <GenesCell row={row} editor={editor} /> },
    { id: 'note', header: 'Note', cell: (row) => <NoteCell row={row} editor={editor} /> },
    { id: 'types', header: 'Types', cell: (row) => <TypesCell row={row} editor={editor} /> },
    { id: 'visible', header: 'Visible', cell: (row) => <VisibleCell row={row} editor={editor} /> },
    ...PROJECT_COLUMNS,
    { id: 'delete', header: 'Delete', cell: (row) => <RemoveCell row={row} editor={editor} /> },
  ];
}
