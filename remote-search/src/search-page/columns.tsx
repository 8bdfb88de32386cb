import type { Ortholog, ProjectIntention, SearchResult } from 'shared/contract';
import { ExternalLink, Lines, Link, StatusBadge, type Column } from 'shared/ui';
import { intentionsOf, resultComments, targetsOf } from '../search/result-row.ts';
import { AccessStatus } from './access-status.tsx';

type ResultColumn = Column<SearchResult>;

function GeneAccession({ intentionByGene }: ProjectIntention) {
  if (!intentionByGene) return null;
  const { externalLink, accessionId } = intentionByGene.gene;
  return <ExternalLink href={externalLink}>{accessionId}</ExternalLink>;
}

function HumanOrtholog({ symbol, link }: Ortholog) {
  return <ExternalLink href={link}>{symbol}</ExternalLink>;
}

/** Said of the terms, so shown only where terms were searched. */
const TERM_COLUMNS: readonly ResultColumn[] = [
  { id: 'input', header: 'Search term', cell: ({ input }) => input, isRowHeader: true },
  {
    id: 'comment',
    header: 'Search Result comments',
    cell: (result) => <Lines items={resultComments(result)} />,
  },
];

const PROJECT_SUMMARY: ResultColumn = {
  id: 'tpn',
  header: 'Project summary',
  sortKey: 'tpn',
  cell: ({ project }) =>
    project && (
      <Link isId to={`/projects/${project.tpn}`}>
        {project.tpn}
      </Link>
    ),
};

const PROJECT_COLUMNS: readonly ResultColumn[] = [
  {
    id: 'gene',
    header: 'Gene Symbol / Location',
    sortKey: 'markerSymbol',
    cell: (result) => <Lines items={intentionsOf(result).flatMap(targetsOf)} />,
  },
  {
    id: 'mgi',
    header: 'MGI',
    cell: (result) => <Lines items={intentionsOf(result).map(GeneAccession)} />,
  },
  {
    id: 'intention',
    header: 'Intention',
    cell: (result) => (
      <Lines items={intentionsOf(result).map((intention) => intention.molecularMutationTypeName)} />
    ),
  },
  {
    id: 'ortholog',
    header: 'Best Human ortholog',
    cell: (result) => (
      <Lines
        items={intentionsOf(result)
          .flatMap(({ intentionByGene }) => intentionByGene?.bestOrthologs ?? [])
          .map(HumanOrtholog)}
      />
    ),
  },
  {
    id: 'workUnits',
    header: 'Work Unit(s)',
    cell: ({ project }) => <Lines items={project?.relatedWorkUnitNames ?? []} />,
  },
  {
    id: 'workGroups',
    header: 'Work Group(s)',
    cell: ({ project }) => <Lines items={project?.relatedWorkGroupNames ?? []} />,
  },
  {
    id: 'assignment',
    header: 'Project Assignment',
    sortKey: 'assignmentStatusName',
    cell: ({ project }) => <StatusBadge status={project?.assignmentStatusName} />,
  },
  {
    id: 'summary',
    header: 'Summary Status',
    sortKey: 'summaryStatusName',
    cell: ({ project }) => <StatusBadge status={project?.summaryStatusName} />,
  },
  {
    id: 'colonies',
    header: 'Colony Name(s)',
    cell: ({ project }) => <Lines items={project?.colonyNames ?? []} />,
  },
  {
    id: 'phenotypingReferences',
    header: 'Phenotyping External Reference(s)',
    cell: ({ project }) => <Lines items={project?.phenotypingExternalRefs ?? []} />,
  },
  {
    id: 'privacy',
    header: 'Privacy',
    sortKey: 'privacyName',
    cell: ({ project }) => project?.privacyName,
  },
  {
    id: 'consortia',
    header: 'Consortia',
    cell: ({ project }) => <Lines items={project?.consortia.map((each) => each.consortiumName) ?? []} />,
  },
  {
    id: 'access',
    header: 'Access Status',
    cell: ({ project }) => project && <AccessStatus project={project} />,
  },
];

/** The columns of a search for terms (ui-screens 3.3); the term names the row. */
export const COLUMNS_WITH_TERMS: readonly ResultColumn[] = [
  ...TERM_COLUMNS,
  PROJECT_SUMMARY,
  ...PROJECT_COLUMNS,
];

/** The columns of a search without terms; the project names the row. */
export const COLUMNS_WITHOUT_TERMS: readonly ResultColumn[] = [
  { ...PROJECT_SUMMARY, isRowHeader: true },
  ...PROJECT_COLUMNS,
];
