import type { Project, ProjectIntention } from 'shared/contract';
import {
  PROJECT_CELLS,
  RestrictedMark,
  screenColumns,
  secureAddress,
  type ProjectCells,
} from 'shared/domain';
import { intentionsOf, isRestrictedVersion, projectColumns, targetsOf } from 'shared/project-table';
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
  return <ExternalLink href={secureAddress(externalLink)}>{symbol}</ExternalLink>;
}

const CELLS: ProjectCells = {
  ...PROJECT_CELLS,
  tpn: (project) => <ProjectId project={project} />,
  markerSymbol: (project) => <Lines items={intentionsOf(project).map(MarkerSymbol)} />,
};

/** The columns of the list (ui-screens 6). */
export const LIST_COLUMNS: readonly Column<Project>[] = screenColumns(
  projectColumns('list'),
  (id) => CELLS[id],
);
