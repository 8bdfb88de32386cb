import type { Ortholog, Project, ProjectIntention } from 'shared/contract';
import { ExternalLink, Lines, StatusBadge, type Column } from 'shared/ui';

type ProjectColumn = Column<Project>;

/** By what the server sorts lists of projects (api-1 §11.1). */
export const PROJECT_SORT_KEYS: readonly string[] = [
  'tpn',
  'markerSymbol',
  'assignmentStatusName',
  'summaryStatusName',
  'privacyName',
];

function GeneAccession({ intentionByGene }: ProjectIntention) {
  if (!intentionByGene) return null;
  const { externalLink, accessionId } = intentionByGene.gene;
  return <ExternalLink href={externalLink}>{accessionId}</ExternalLink>;
}

function HumanOrtholog({ symbol, link }: Ortholog) {
  return <ExternalLink href={link}>{symbol}</ExternalLink>;
}

/** The intentions of a project; none are told of some restricted ones. */
export function intentionsOf({ projectIntentions }: Project): ProjectIntention[] {
  return projectIntentions ?? [];
}

function bestOrthologs(project: Project): Ortholog[] {
  return intentionsOf(project).flatMap(({ intentionByGene }) => intentionByGene?.bestOrthologs ?? []);
}

/** The columns that lists of projects have in common (ui-screens 3.3 and 6); several values stand one a line. */
export const PROJECT_COLUMNS = {
  mgi: {
    id: 'mgi',
    header: 'MGI',
    cell: (project) => <Lines items={intentionsOf(project).map(GeneAccession)} />,
  },
  intention: {
    id: 'intention',
    header: 'Intention',
    cell: (project) => (
      <Lines
        items={intentionsOf(project).map(({ molecularMutationTypeName }) => molecularMutationTypeName)}
      />
    ),
  },
  ortholog: {
    id: 'ortholog',
    header: 'Best Human ortholog',
    cell: (project) => <Lines items={bestOrthologs(project).map(HumanOrtholog)} />,
  },
  workUnits: {
    id: 'workUnits',
    header: 'Work Unit(s)',
    cell: ({ relatedWorkUnitNames }) => <Lines items={relatedWorkUnitNames} />,
  },
  workGroups: {
    id: 'workGroups',
    header: 'Work Group(s)',
    cell: ({ relatedWorkGroupNames }) => <Lines items={relatedWorkGroupNames} />,
  },
  assignment: {
    id: 'assignment',
    header: 'Project Assignment',
    sortKey: 'assignmentStatusName',
    cell: ({ assignmentStatusName }) => <StatusBadge status={assignmentStatusName} />,
  },
  summary: {
    id: 'summary',
    header: 'Summary Status',
    sortKey: 'summaryStatusName',
    cell: ({ summaryStatusName }) => <StatusBadge status={summaryStatusName} />,
  },
  colonies: {
    id: 'colonies',
    header: 'Colony Name',
    cell: ({ colonyNames }) => <Lines items={colonyNames} />,
  },
  phenotypingReferences: {
    id: 'phenotypingReferences',
    header: 'Phenotyping External Reference',
    cell: ({ phenotypingExternalRefs }) => <Lines items={phenotypingExternalRefs ?? []} />,
  },
  privacy: {
    id: 'privacy',
    header: 'Privacy',
    sortKey: 'privacyName',
    cell: ({ privacyName }) => privacyName,
  },
  consortia: {
    id: 'consortia',
    header: 'Consortia',
    cell: ({ consortia }) => <Lines items={consortia.map(({ consortiumName }) => consortiumName)} />,
  },
} as const satisfies Record<string, ProjectColumn>;
