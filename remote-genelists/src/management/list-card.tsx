import { useMemo, useState } from 'react';
import type { Person } from 'shared/contract';
import { hasWorkUnitRole, isAdmin } from 'shared/session';
import {
  AddIcon,
  Box,
  Button,
  Card,
  DownloadButton,
  isAnyFilterSet,
  NoRows,
  PagedTable,
  Row,
  Text,
  UploadIcon,
} from 'shared/ui';
import { DeleteConfirmation } from 'shared/ui-overlays';
import type { Importing } from '../import/use-import.ts';
import { exportPath, exportQuery, fileName } from '../list/list-calls.ts';
import { countText, noRecords } from '../records/no-records.ts';
import { VIEW_COLUMNS } from '../records/record-columns.tsx';
import { placeKey, type ShownRow } from '../records/shown-rows.ts';
import { RecordSelectionBar } from '../selection/record-selection-bar.tsx';
import { createRecordSelection, RecordSelectionContext } from '../selection/selected-records.ts';
import { editColumns } from './editing/edit-columns.tsx';
import { useFocusOfRecord } from './editing/use-focus-of-record.ts';
import { ADD_ROW_ID, useRowEditor } from './editing/use-row-editor.tsx';
import type { Management } from './use-management.ts';

const NO_ROWS: readonly ShownRow[] = [];

export interface ListCardProps {
  management: Management;
  importing: Importing;
  person: Person;
}

/** The list of the chosen consortium: the two modes, import and download, the table (ui-screens 19). */
export function ListCard({ management, importing, person }: ListCardProps) {
  const [selection] = useState(createRecordSelection);
  const canSelect = !management.isEditing && (isAdmin(person) || hasWorkUnitRole(person));
  const { consortium, canChange, isEditing, setEditing, csv, address, list, reading } = management;
  const download = () =>
    void csv.download(exportPath(consortium), {
      query: exportQuery(address),
      fileName: fileName(consortium),
    });
  return (
    <Card
      title={`Records of ${consortium}`}
      actions={
        canChange && (
          <Button onClick={() => setEditing(!isEditing)}>
            <strong>{isEditing ? 'Change to view mode' : 'Change to edit mode'}</strong>
          </Button>
        )
      }
    >
      <Row mb="3">
        {isEditing && (
          <Button leftIcon={<UploadIcon />} onClick={importing.open}>
            Import CSV
          </Button>
        )}
        <DownloadButton label="Download as CSV" isDownloading={csv.isDownloading} onClick={download} />
      </Row>
      <RecordSelectionContext value={canSelect ? selection : null}>
        {canSelect && (
          <RecordSelectionBar
            store={selection}
            consortium={consortium}
            address={address}
            rows={management.rows ?? NO_ROWS}
            total={list.isAnswered ? list.response?.page.totalElements : undefined}
            onDone={() => void reading.reload()}
          />
        )}
        <RecordTable {...management} />
      </RecordSelectionContext>
    </Card>
  );
}

function RecordTable(management: Management) {
  const { consortium, isEditing, reading, list, rows, address, refine, held, saving, types } = management;
  const tag = reading.edition?.tag ?? null;
  const editing = useRowEditor({ held, consortium, tag, types, rows: rows ?? NO_ROWS });
  const { editor } = editing;
  const columns = useMemo(() => (isEditing ? editColumns(editor) : VIEW_COLUMNS), [editor, isEditing]);
  const total = list.isAnswered ? list.response?.page.totalElements : undefined;
  const focus = useFocusOfRecord(rows ?? NO_ROWS);

  return (
    // While changes are on their way nothing is typed that the response would not know. A field set is never narrower
    // than its content unless told so.
    <Box asChild minW="0">
      <fieldset disabled={saving.isSaving} onFocus={focus.note}>
        <PagedTable
          label="Records"
          caption={`Gene list of ${consortium}`}
          columnsName="gene-list"
          columns={columns}
          rows={rows}
          rowKey={placeKey}
          isLoading={list.isLoading || saving.isSaving}
          empty={
            <NoRows
              {...noRecords(
                `The gene list of ${consortium} has no records`,
                isAnyFilterSet(address.filters) ? { onClear: () => refine({ filters: {} }) } : undefined,
              )}
              isFailed={list.isFailed}
              onRetry={() => void reading.reload()}
            />
          }
          summary={<Text tone="muted">{countText(total, list.isLoading)}</Text>}
          address={address}
          onChange={refine}
          readAhead={list.readAhead}
          isOrderFixed
          shown={list.response?.page}
          resetScrollOn={list.response}
        />
        {isEditing && (
          <Row mt="3">
            <Button id={ADD_ROW_ID} leftIcon={<AddIcon />} onClick={editing.addRow}>
              Add a record
            </Button>
          </Row>
        )}
        <DeleteConfirmation
          what="record"
          saveButton="Save Changes"
          isOpen={editing.asked !== undefined}
          onConfirm={editing.confirm}
          onCancel={editing.cancel}
        />
      </fieldset>
    </Box>
  );
}
