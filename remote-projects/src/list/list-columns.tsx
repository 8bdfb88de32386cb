import { besideBox, SelectBox } from 'shared/bulk';
import type { Project } from 'shared/contract';
import { PROJECT_CELLS, RestrictedMark, screenColumns, type ProjectCells } from 'shared/domain';
import { intentionsOf, isRestrictedVersion, projectColumns } from 'shared/project-table';
import { inOneLine, Link, type Column } from 'shared/ui';
import { geneAndImpc } from './gene-cell.tsx';

function projectId(project: Project) {
  return besideBox(
    <SelectBox id={project.tpn} />,
    <>
      <Link isId to={`/projects/${project.tpn}`}>
        {project.tpn}
      </Link>
      {isRestrictedVersion(project) && <RestrictedMark />}
    </>,
  );
}

const CELLS: ProjectCells = {
  ...PROJECT_CELLS,
  tpn: projectId,
  markerSymbol: (project) => inOneLine(intentionsOf(project).map(geneAndImpc)),
};

/** The columns of the list (ui-screens 6). */
export const LIST_COLUMNS: readonly Column<Project>[] = screenColumns(
  projectColumns('list'),
  (id) => CELLS[id],
).map((column) => (column.isRowHeader ? { ...column, rowName: ({ tpn }) => tpn } : column));
