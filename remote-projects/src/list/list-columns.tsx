import type { Project, ProjectIntention } from 'shared/contract';
import { intentionsOf, isRestrictedVersion, PROJECT_COLUMNS, RestrictedMark, targetsOf } from 'shared/domain';
import { ExternalLink, Lines, Link, Row, type Column } from 'shared/ui';

function ProjectId({ project }: { project: Project }) {
  const link = (
    <Link isId to={`/projects/${project.tpn}`}>
      {project.tpn}
    </Link>
  );
  if (!isRestrictedVersion(project)) return link;
  return (
    <Row gap="2">
      {link}
      <RestrictedMark />
    </Row>
  );
}

/** The gene of an intention; of one by sequence the place, so that the lines of a row stay side by side. */
function MarkerSymbol(intention: ProjectIntention) {
  const { intentionByGene } = intention;
  if (!intentionByGene) return targetsOf(intention).join(', ');
  const { externalLink, symbol } = intentionByGene.gene;
  return <ExternalLink href={externalLink}>{symbol}</ExternalLink>;
}

/** The columns of the list, in order (ui-screens 6). */
export const LIST_COLUMNS: readonly Column<Project>[] = [
  {
    id: 'tpn',
    header: 'Project Id',
    sortKey: 'tpn',
    isRowHeader: true,
    cell: (project) => <ProjectId project={project} />,
  },
  {
    id: 'markerSymbol',
    header: 'Marker Symbol(s)',
    sortKey: 'markerSymbol',
    cell: (project) => <Lines items={intentionsOf(project).map(MarkerSymbol)} />,
  },
  PROJECT_COLUMNS.mgi,
  PROJECT_COLUMNS.intention,
  PROJECT_COLUMNS.ortholog,
  PROJECT_COLUMNS.workUnits,
  PROJECT_COLUMNS.workGroups,
  PROJECT_COLUMNS.assignment,
  PROJECT_COLUMNS.summary,
  PROJECT_COLUMNS.colonies,
  PROJECT_COLUMNS.phenotypingReferences,
  PROJECT_COLUMNS.privacy,
  PROJECT_COLUMNS.consortia,
];
