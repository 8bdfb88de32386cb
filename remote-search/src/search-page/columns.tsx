import type { SearchResult } from 'shared/contract';
import { accessStatus, PROJECT_CELLS, screenColumns, type ProjectCells } from 'shared/domain';
import { searchColumns, type ProjectColumnId, type SearchColumn } from 'shared/project-table';
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

/** The columns of a search for terms (ui-screens 3.3); the term names the row. */
export const COLUMNS_WITH_TERMS: readonly Column<SearchResult>[] = screenColumns(searchColumns(true), cellOf);

/** The columns of a search without terms; the project names the row. */
export const COLUMNS_WITHOUT_TERMS: readonly Column<SearchResult>[] = screenColumns(
  searchColumns(false),
  cellOf,
);
