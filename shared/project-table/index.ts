/** The tables of projects that screens show and exports write: titles, order and texts of their cells. */
export { geneSymbolsOf, intentionsOf, targetsOf } from './intention-targets.ts';
export {
  PROJECT_SORT_KEYS,
  projectColumns,
  type ProjectColumnId,
  type TableColumn,
} from './project-table.ts';
export { ACCESS_TEXTS, isRestrictedVersion } from './restricted-version.ts';
export { listColumns, standingText, type ListColumnId } from './stands-still.ts';
export { ofResults, searchColumns, TAKES_GENES, type SearchColumn } from './search-table.ts';
