import { useMemo, useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { AddIcon, Box, Button, Row as Line, Stack, TableFrame, Text, VisuallyHidden } from 'shared/ui';
import { DeleteConfirmation } from 'shared/ui-overlays';
import { cellColumns } from './cell-column.ts';
import { cellPlaceOf, controlAt } from './cell-place.ts';
import { fillRows, pasteText } from './fill-rows.ts';
import { columnLabel, isMarked, type RowColumns, type RowPlace } from './row-column.ts';
import { ROW_TABLE_STYLES } from './row-table-styles.ts';
import type { Rows, RowValues } from './rows.ts';
import { cellsOfText } from './spreadsheet.ts';
import { TableFormProvider, useStableForm } from './table-form.ts';
import { TableRow } from './table-row.tsx';
import { useRowChanges, type RowChange } from './use-row-changes.ts';
import { useRowFocus } from './use-row-focus.ts';

export interface RowTableProps<Row extends RowValues> {
  rows: Rows<Row>;
  /** Names the table for screen readers. */
  title: string;
  /** What one row is: `Guide`. Its controls are named `Guide 3, PAM`. */
  rowLabel: string;
  /** A constant, or memoised. */
  columns: RowColumns<Row>;
  emptyRow: () => Row;
  /** Without it no rows can be added. */
  addText?: string;
  /** By default a row is stored when it has an id. */
  isSaved?: (row: Row) => boolean;
  /** By default rows can be deleted. */
  canDelete?: boolean;
  /** For now the rows are only read. */
  isReadOnly?: boolean;
  /** What stands under each row, as wide as the table; a constant, or memoised. */
  below?: (place: RowPlace) => ReactNode;
}

function readOnlyColumns<Row extends RowValues>(columns: RowColumns<Row>): RowColumns<Row> {
  return columns.map((column) =>
    column.control.kind === 'custom' ? column : { ...column, control: { kind: 'readOnly' } },
  );
}

const hasId = (row: RowValues) => row.id !== null;

/**
 * Rows that are typed into, added and removed, inside a form. New rows go at once, stored ones after a question, and both
 * can be brought back; cells copied in a spreadsheet fill rows; Enter goes down a row, and makes one at the end. Sideways it
 * scrolls beside the numbers of the rows; on telephones each row is a card.
 */
export function RowTable<Row extends RowValues>(props: RowTableProps<Row>) {
  const { rows, title, rowLabel, emptyRow, isSaved = hasId, isReadOnly = false, below } = props;
  const addText = isReadOnly ? undefined : props.addText;
  const canDelete = !isReadOnly && (props.canDelete ?? true);
  const { name, keys, current } = rows;
  const frame = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const form = useStableForm();
  const focusNext = useRowFocus(frame, addButton, keys);
  const changes = useRowChanges({ rows, rowLabel, emptyRow, isSaved, focusNext });
  const columns = useMemo(
    () => (isReadOnly ? readOnlyColumns(props.columns) : props.columns),
    [props.columns, isReadOnly],
  );
  const cells = useMemo(() => cellColumns(columns, { name, current }), [columns, name, current]);

  const paste = (event: ClipboardEvent) => {
    const place = cellPlaceOf(event.target);
    const column = columns.findIndex(({ field }) => field === place?.field);
    const copied = cellsOfText(event.clipboardData.getData('text/plain'));
    const isOneText =
      columns[column]?.control.kind === 'area' ? !copied.some(({ length }) => length > 1) : false;
    if (!place || isOneText || copied.flat().length < 2) return;
    event.preventDefault();
    const canGrow = addText !== undefined;
    const taken = canGrow ? copied : copied.slice(0, keys.length - place.row);
    const filled = fillRows(current(), taken, { row: place.row, column }, { columns, emptyRow });
    changes.fill(filled.rows, pasteText(filled, rowLabel), controlAt(place.row, place.field));
  };

  const goDown = (event: KeyboardEvent) => {
    const place = cellPlaceOf(event.target);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
      return;
    if (!place) return;
    // Otherwise Enter would save the whole page from the middle of a row.
    event.preventDefault();
    const next = place.row + (event.shiftKey ? -1 : 1);
    const control = frame.current?.querySelector<HTMLElement>(controlAt(next, place.field));
    if (control) control.focus();
    else if (next === keys.length && addText !== undefined) changes.addBelow();
  };

  return (
    <TableFormProvider value={form}>
      <Stack gap="3">
        {keys.length > 0 && (
          <Box ref={frame} onPaste={paste} onKeyDown={goDown} minW="0">
            <TableFrame caption={title} isInCard stickyFirstColumn css={ROW_TABLE_STYLES}>
              <HeaderRow columns={columns} canDelete={canDelete} />
              <tbody role="rowgroup">
                {keys.map((key, index) => (
                  <TableRow
                    key={key}
                    columns={cells}
                    onRemove={canDelete ? changes.remove : undefined}
                    {...{ index, name, rowLabel, below }}
                  />
                ))}
              </tbody>
            </TableFrame>
          </Box>
        )}
        {keys.length === 0 && <Text tone="muted">None yet.</Text>}
        <Line>
          {addText !== undefined && (
            <Button ref={addButton} size="sm" leftIcon={<AddIcon />} onClick={changes.add}>
              {addText}
            </Button>
          )}
          <LastChange change={changes.change} />
        </Line>
      </Stack>
      <DeleteConfirmation
        what={rowLabel.toLowerCase()}
        isOpen={changes.question !== null}
        onConfirm={() => changes.question?.confirm()}
        onCancel={() => changes.question?.cancel()}
      />
    </TableFormProvider>
  );
}

function HeaderRow<Row extends RowValues>({
  columns,
  canDelete,
}: {
  columns: RowColumns<Row>;
  canDelete: boolean;
}) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">
          <VisuallyHidden>Number</VisuallyHidden>
        </th>
        {columns.map((column) => (
          <th
            key={column.field}
            role="columnheader"
            scope="col"
            aria-label={column.label && columnLabel(column)}
            data-required={isMarked(column) ? '' : undefined}
          >
            {column.header}
          </th>
        ))}
        {canDelete && (
          <th role="columnheader" scope="col">
            <VisuallyHidden>Delete</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** What has just become of the rows, said aloud, with the way back. */
function LastChange({ change }: { change: RowChange | null }) {
  return (
    <Line role="status" gap="2">
      {change && (
        <>
          <Text size="sm" tone="muted">
            {change.text}
          </Text>
          {change.undo && (
            <Button size="sm" onClick={change.undo}>
              Undo
            </Button>
          )}
        </>
      )}
    </Line>
  );
}
