import { PROJECT_CELLS } from './project-cells.ts';
import { ofProject, tableOf, type ResultColumn, type ScreenTable } from './screen-table.ts';

/** Shown only where terms were searched (ui-screens §3.3). */
const TERM_COLUMNS: readonly ResultColumn[] = [
  { header: 'Search term', cell: ({ input }) => [input] },
  {
    header: 'Search Result comments',
    cell: ({ comment, project }) => [comment, project === null ? 'No projects found' : null],
  },
];

const PROJECT_COLUMNS: readonly ResultColumn[] = [
  ofProject('Project summary', PROJECT_CELLS.tpn),
  ofProject('Gene Symbol / Location', PROJECT_CELLS.targets),
  ofProject('MGI', PROJECT_CELLS.accessionIds),
  ofProject('Intention', PROJECT_CELLS.mutationTypes),
  ofProject('Best Human ortholog', PROJECT_CELLS.orthologs),
  ofProject('Work Unit(s)', PROJECT_CELLS.workUnits),
  ofProject('Work Group(s)', PROJECT_CELLS.workGroups),
  ofProject('Project Assignment', PROJECT_CELLS.assignment),
  ofProject('Summary Status', PROJECT_CELLS.summary),
  ofProject('Colony Name(s)', PROJECT_CELLS.colonies),
  ofProject('Phenotyping External Reference(s)', PROJECT_CELLS.phenotypingReferences),
  ofProject('Privacy', PROJECT_CELLS.privacy),
  ofProject('Consortia', PROJECT_CELLS.consortia),
  ofProject('Access Status', PROJECT_CELLS.access),
];

/** The table of the search; `hasTerms` if terms were searched. */
export function searchTable(hasTerms: boolean): ScreenTable {
  return tableOf(hasTerms ? [...TERM_COLUMNS, ...PROJECT_COLUMNS] : PROJECT_COLUMNS);
}
