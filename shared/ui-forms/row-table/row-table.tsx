import { useMemo, useRef, type ReactNode } from 'react';
import { AddIcon, Box, Button, Row as Line, Stack, TableFrame, Text } from 'shared/ui';
import { DeleteConfirmation } from 'shared/ui-overlays';
import { cellColumns } from './cell-column.ts';
import type { RowColumns, RowPlace } from './row-column.ts';
import { dense, rowTable } from './row-table.styles.ts';
import { RowsProblem } from './rows-problem.tsx';
import type { Rows, RowValues } from './rows.ts';
import { TableFormProvider, useStableForm } from './table-form.ts';
import { HeaderRow, TableRow } from './table-row.tsx';
import { useCellEvents } from './use-cell-events.ts';
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
  /** By default rows can be deleted. */
  canDelete?: boolean;
  /** Many columns, close to each other. */
  isDense?: boolean;
  /** For now the rows are only read. */
  isReadOnly?: boolean;
  /** What stands under each row, as wide as the table; a constant, or memoised. */
  below?: (place: RowPlace) => ReactNode;
}

function readOnlyColumns<Row extends RowValues>(columns: RowColumns<Row>): RowColumns<Row> {
  return columns.map((column) => ({
    ...column,
    control: column.control.kind === 'custom' ? column.control : { kind: 'readOnly' },
    // Nothing is requested where nothing can be given.
    required: undefined,
    isRequired: false,
  }));
}

/**
 * Rows that are typed into, added and removed, inside a form. New rows go at once, stored ones after a question, and both
 * can be brought back; cells copied in a spreadsheet fill rows; Enter goes down a row, and makes one at the end. Sideways it
 * scrolls beside the numbers of the rows; on telephones each row is a card.
 */
export function RowTable<Row extends RowValues>(props: RowTableProps<Row>) {
  const { rows, title, rowLabel, emptyRow, isReadOnly = false, below } = props;
  const addText = isReadOnly ? undefined : props.addText;
  const canDelete = !isReadOnly && (props.canDelete ?? true);
  const { name, keys, current } = rows;
  const frame = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const form = useStableForm();
  const focusNext = useRowFocus(frame, addButton, keys);
  const changes = useRowChanges({ rows, rowLabel, emptyRow, focusNext, form });
  const columns = useMemo(
    () => (isReadOnly ? readOnlyColumns(props.columns) : props.columns),
    [props.columns, isReadOnly],
  );
  const cells = useMemo(() => cellColumns(columns, { current }), [columns, current]);

  const events = useCellEvents({
    ...{ frame, rows, rowLabel, columns, emptyRow },
    canGrow: addText !== undefined,
    addBelow: changes.addBelow,
    fill: changes.fill,
  });

  return (
    <TableFormProvider value={form}>
      <Stack gap="3">
        {keys.length > 0 && (
          <Box
            ref={frame}
            minW="0"
            className={props.isDense ? dense : undefined}
            {...events}
            onInput={changes.finish}
          >
            <TableFrame caption={title} isInCard stickyFirstColumn className={rowTable}>
              <HeaderRow columns={cells} canDelete={canDelete} isDense={props.isDense} />
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
        <RowsProblem name={name} />
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

/** What has just become of the rows, said aloud, with the way back. */
function LastChange({ change }: { change: RowChange | null }) {
  return (
    <Line role="status" gap="2">
      {change && (
        <>
          <Text size="sm" tone="muted">
            {change.text}
          </Text>
          <Button size="sm" onClick={change.undo}>
            Undo
          </Button>
        </>
      )}
    </Line>
  );
}
