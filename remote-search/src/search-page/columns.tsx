import type { Project, SearchResult } from 'shared/contract';
import { AccessStatus, intentionsOf, PROJECT_COLUMNS, targetsOf } from 'shared/domain';
import { Lines, Link, type Column } from 'shared/ui';
import { resultComments } from '../search/result-row.ts';

type ResultColumn = Column<SearchResult>;

/** Said of the terms, so shown only where terms were searched. */
const TERM_COLUMNS: readonly ResultColumn[] = [
  { id: 'input', header: 'Search term', cell: ({ input }) => input, isRowHeader: true },
  {
    id: 'comment',
    header: 'Search Result comments',
    cell: (result) => <Lines items={resultComments(result)} />,
  },
];

/** A column about the project of a result; empty where there is none. */
function ofProject({ cell, ...column }: Column<Project>): ResultColumn {
  return { ...column, cell: ({ project }) => project && cell(project) };
}

const PROJECT_SUMMARY = ofProject({
  id: 'tpn',
  header: 'Project summary',
  sortKey: 'tpn',
  cell: ({ tpn }) => (
    <Link isId to={`/projects/${tpn}`}>
      {tpn}
    </Link>
  ),
});

const GENE_OR_PLACE: Column<Project> = {
  id: 'gene',
  header: 'Gene Symbol / Location',
  sortKey: 'markerSymbol',
  cell: (project) => <Lines items={intentionsOf(project).flatMap(targetsOf)} />,
};

const ACCESS: Column<Project> = {
  id: 'access',
  header: 'Access Status',
  cell: (project) => <AccessStatus project={project} />,
};

const { colonies, phenotypingReferences, ...common } = PROJECT_COLUMNS;
const OTHER_COLUMNS = [
  GENE_OR_PLACE,
  common.mgi,
  common.intention,
  common.ortholog,
  common.workUnits,
  common.workGroups,
  common.assignment,
  common.summary,
  { ...colonies, header: 'Colony Name(s)' },
  { ...phenotypingReferences, header: 'Phenotyping External Reference(s)' },
  common.privacy,
  common.consortia,
  ACCESS,
].map(ofProject);

/** The columns of a search for terms (ui-screens 3.3); the term names the row. */
export const COLUMNS_WITH_TERMS: readonly ResultColumn[] = [
  ...TERM_COLUMNS,
  PROJECT_SUMMARY,
  ...OTHER_COLUMNS,
];

/** The columns of a search without terms; the project names the row. */
export const COLUMNS_WITHOUT_TERMS: readonly ResultColumn[] = [
  { ...PROJECT_SUMMARY, isRowHeader: true },
  ...OTHER_COLUMNS,
];
