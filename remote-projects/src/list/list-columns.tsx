import { SelectBox } from 'shared/bulk';
import type { Project } from 'shared/contract';
import { PROJECT_CELLS, RestrictedMark, screenColumns, type ProjectCells } from 'shared/domain';
import { intentionsOf, isRestrictedVersion, projectColumns } from 'shared/project-table';
import { Link, Row, Values, type Column } from 'shared/ui';
import { GeneCell } from './gene-cell.tsx';

function ProjectId({ project }: { project: Project }) {
  const link = (
    <Link isId to={`/projects/${project.tpn}`}>
      {project.tpn}
    </Link>
  );
  return (
    <Row gap="2" flexWrap="nowrap">
      <SelectBox id={project.tpn} />
      {link}
      {isRestrictedVersion(project) && <RestrictedMark />}
    </Row>
  );
}

const CELLS: ProjectCells = {
  ...PROJECT_CELLS,
  tpn: (project) => <ProjectId project={project} />,
  markerSymbol: (project) => <Values items={intentionsOf(project).map(GeneCell)} />,
};

/** The columns of the list (ui-screens 6). */
export const LIST_COLUMNS: readonly Column<Project>[] = screenColumns(
  projectColumns('list'),
  (id) => CELLS[id],
).map((column) => (column.isRowHeader ? { ...column, rowName: ({ tpn }) => tpn } : column));
