import { useMemo, useState } from 'react';
import { saveAs } from 'shared/api';
import type { HistoryRecord } from 'shared/contract';
import {
  Button,
  Checkbox,
  DownloadIcon,
  EmptyState,
  formatCount,
  Paginator,
  Row,
  Stack,
  Text,
} from 'shared/ui';
import { EVERYTHING, filterChanges } from './changes.ts';
import { canFold, useFolding, type Folding } from './folding.ts';
import { historyCsv, historyFileName } from './history-csv.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryTable } from './history-table.tsx';
import { usePages } from './use-pages.ts';
import { useHistoryFilter } from './use-history-filter.ts';

export interface HistoryViewProps {
  title: string;
  entityName: string;
  records: readonly HistoryRecord[];
}

/** A history with its filters, its tools and its table. */
export function HistoryView({ title, entityName, records }: HistoryViewProps) {
  const [filter, setFilter] = useHistoryFilter();
  const [withPaths, setWithPaths] = useState(false);
  const folding = useFolding();
  const { user, field, from, to } = filter;
  const found = useMemo(
    () => filterChanges(records, { user, field, from, to }),
    [records, user, field, from, to],
  );
  const pages = usePages(found);
  const saveCsv = () =>
    saveAs(new Blob([historyCsv(found)], { type: 'text/csv;charset=utf-8' }), historyFileName(entityName));

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
            checked={withPaths}
            onChange={(event) => setWithPaths(event.target.checked)}
          />
          {found.some(canFold) && <FoldAllButton records={found} folding={folding} />}
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
          <HistoryTable caption={title} records={pages.shown} folding={folding} withPaths={withPaths} />
          {pages.paginator && <Paginator {...pages.paginator} />}
        </>
      )}
    </Stack>
  );
}

function FoldAllButton({ records, folding }: { records: readonly HistoryRecord[]; folding: Folding }) {
  const areAllFolded = records.every((record) => !canFold(record) || folding.isFolded(record));
  return areAllFolded ? (
    <Button variant="quiet" onClick={folding.unfoldAll}>
      Unfold all
    </Button>
  ) : (
    <Button variant="quiet" onClick={folding.foldAll}>
      Fold all
    </Button>
  );
}

/** `3 of 12 changes`. */
function countText(found: number, all: number): string {
  const changes = all === 1 ? 'change' : 'changes';
  return found === all
    ? `${formatCount(all)} ${changes}`
    : `${formatCount(found)} of ${formatCount(all)} ${changes}`;
}
