import { useMemo, useState } from 'react';
import { saveAs } from 'shared/api';
import type { HistoryRecord } from 'shared/contract';
import {
  Button,
  Checkbox,
  counted,
  DownloadIcon,
  EmptyState,
  formatCount,
  Paginator,
  Row,
  Stack,
  TableFrame,
  Text,
  useIsHandset,
} from 'shared/ui';
import { csvFile } from 'shared/domain';
import { EVERYTHING, filterChanges } from './changes.ts';
import { canFold, useFolding, type Folding } from './folding.ts';
import { historyCsv, historyFileName } from './history-csv.ts';
import { HistoryCards, type HistoryCardsProps } from './history-cards.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryRows } from './history-rows.tsx';
import { elementNames, inWords, withPaths, type ShownRecord } from './shown-lines.ts';
import { usePages } from './use-pages.ts';
import { useHistoryFilter } from './use-history-filter.ts';

export interface HistoryViewProps {
  title: string;
  entityName: string;
  records: readonly HistoryRecord[];
}

/** Columns of the table (ui-screens 18), in order. */
const HEADERS = ['Id', 'User', 'Date', 'Action', 'Field', 'Note', 'From', 'To'];

/** A history with its filters, its tools and its table: the changes grouped by the save that made them. */
export function HistoryView({ title, entityName, records }: HistoryViewProps) {
  const [filter, setFilter] = useHistoryFilter();
  const [hasPaths, setHasPaths] = useState(false);
  const folding = useFolding();
  const { user, field, from, to } = filter;
  const found = useMemo(
    () => filterChanges(records, { user, field, from, to }),
    [records, user, field, from, to],
  );
  const shown = useMemo(() => {
    const names = elementNames(records);
    return found.map((record) => (hasPaths ? withPaths(record) : inWords(record, names)));
  }, [found, hasPaths, records]);
  const pages = usePages(shown);
  const saveCsv = () => saveAs(csvFile(historyCsv(found)), historyFileName(entityName));

  return (
    <Stack gap="4">
      <HistoryFilters records={records} filter={filter} onChange={setFilter} />
      <Row justifyContent="space-between">
        <Text role="status" tone="muted">
          {countText(found.length, records.length)}
        </Text>
        <Row>
          <Checkbox
            label="Show technical paths"
            checked={hasPaths}
            onChange={(event) => setHasPaths(event.target.checked)}
          />
          {shown.some(canFold) && <FoldAllButton records={shown} folding={folding} />}
          <Button leftIcon={<DownloadIcon />} onClick={saveCsv}>
            Download as CSV
          </Button>
        </Row>
      </Row>
      {found.length === 0 ? (
        <EmptyState
          title="No change matches the filter."
          action={<Button onClick={() => setFilter(EVERYTHING)}>Clear all</Button>}
        />
      ) : (
        <>
          <Changes title={title} records={pages.shown} isFolded={folding.isFolded} onFold={folding.toggle} />
          {pages.paginator && <Paginator {...pages.paginator} />}
        </>
      )}
    </Stack>
  );
}

/** The changes in a table, or in cards where there is no room for one. */
function Changes(props: HistoryCardsProps) {
  const { title, records, isFolded, ...row } = props;
  if (useIsHandset()) return <HistoryCards {...props} />;
  return (
    <TableFrame caption={title} isGrouped>
      <thead>
        <tr>
          {HEADERS.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {records.map((record) => (
        <HistoryRows key={record.id} record={record} isFolded={isFolded(record)} {...row} />
      ))}
    </TableFrame>
  );
}

function FoldAllButton({ records, folding }: { records: readonly ShownRecord[]; folding: Folding }) {
  const areAllFolded = records.every((record) => !canFold(record) || folding.isFolded(record));
  return (
    <Button variant="quiet" onClick={areAllFolded ? folding.unfoldAll : folding.foldAll}>
      {areAllFolded ? 'Unfold all' : 'Fold all'}
    </Button>
  );
}

/** `3 of 12 changes`. */
function countText(found: number, all: number): string {
  return found === all ? counted(all, 'change') : `${formatCount(found)} of ${counted(all, 'change')}`;
}
