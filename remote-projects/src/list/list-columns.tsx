import { besideBox, SelectBox } from 'shared/bulk';
import type { Project } from 'shared/contract';
import { NOTHING, planAddress, PROJECT_CELLS, RestrictedMark, screenColumns } from 'shared/domain';
import {
  intentionsOf,
  isRestrictedVersion,
  listColumns,
  standingText,
  type ListColumnId,
} from 'shared/project-table';
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

/** The plan that stands still; nothing where the reader may read no such plan of the project. */
function standingPlan({ tpn, standingStill: still, relatedWorkUnitNames }: Project) {
  if (still === undefined) return NOTHING;
  return (
    <>
      <Link isId to={planAddress({ tpn, ...still })}>
        {still.pin}
      </Link>{' '}
      {standingText(still, relatedWorkUnitNames)}
    </>
  );
}

const CELLS: Partial<Record<ListColumnId, Column<Project>['cell']>> = {
  ...PROJECT_CELLS,
  tpn: projectId,
  standsStill: standingPlan,
  markerSymbol: (project) => inOneLine(intentionsOf(project).map(geneAndImpc)),
};

function columnsOf(hasStandingPlans: boolean): readonly Column<Project>[] {
  return screenColumns(listColumns(hasStandingPlans), (id) => CELLS[id]).map((column): Column<Project> => {
    if (column.isRowHeader) return { ...column, rowName: ({ tpn }) => tpn };
    return column.id === 'standsStill' ? { ...column, card: 'note' } : column;
  });
}

/** The columns of the list (ui-screens 6), and those of one of what stands still. */
export const LIST_COLUMNS = columnsOf(false);
export const STANDING_COLUMNS = columnsOf(true);
