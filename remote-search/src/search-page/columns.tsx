import type { SearchResult } from 'shared/contract';
import { accessStatus, PROJECT_CELLS, screenColumns, type ProjectCells } from 'shared/domain';
import { searchColumns, TAKES_GENES, type ProjectColumnId, type SearchColumn } from 'shared/project-table';
import { Link, type Column } from 'shared/ui';

const CELLS: Partial<Record<SearchColumn['id'], ProjectCells[ProjectColumnId]>> = {
  ...PROJECT_CELLS,
  tpn: ({ tpn }) => (
    <Link isId to={`/projects/${tpn}`}>
      {tpn}
    </Link>
  ),
  access: accessStatus,
};

/** A cell about the project of a result; empty where there is none. */
function cellOf(id: SearchColumn['id']): Column<SearchResult>['cell'] | undefined {
  const cell = CELLS[id];
  return cell && (({ project }) => project && cell(project));
}

/** Where records are opened by their identifiers, which a search does not take. */
const RECORDS: Partial<Record<string, string>> = {
  'TPN:': '/projects/',
  'PIN:': '/plan/',
  'TPO:': '/outcomes/',
};

/** The way to the record whose identifier was searched for, if it was one. */
function recordLink({ input }: SearchResult) {
  const id = input?.toUpperCase() ?? '';
  const path = RECORDS[id.slice(0, 4)];
  return (
    path && (
      <>
        {TAKES_GENES}
        <Link to={path + id}>open {id}</Link>
      </>
    )
  );
}

/** The columns of a search for terms (ui-screens 3.3); the term names the row. */
export const COLUMNS_WITH_TERMS: readonly Column<SearchResult>[] = screenColumns(
  searchColumns(true),
  cellOf,
).map((column) =>
  column.id === 'comment' ? { ...column, cell: (row) => recordLink(row) || column.cell(row) } : column,
);

/** The columns of a search without terms; the project names the row. */
export const COLUMNS_WITHOUT_TERMS: readonly Column<SearchResult>[] = screenColumns(
  searchColumns(false),
  cellOf,
);
