import type { MatchingProject } from 'shared/contract';
import { Lines, Link, StatusBadge, type Column } from 'shared/ui';
import { GenesCell } from '../selection/genes-cell.tsx';
import type { ShownRow } from './shown-rows.ts';

type RecordColumn = Column<ShownRow>;

const GENES: RecordColumn = {
  id: 'genes',
  header: 'Gene(s)',
  cell: (row) => <GenesCell row={row} />,
  isRowHeader: true,
  rowName: ({ genes }) => genes.join(', '),
};
const NOTE: RecordColumn = { id: 'note', header: 'Note', cell: ({ note }) => note };
const TYPES: RecordColumn = {
  id: 'types',
  header: 'Types',
  cell: ({ recordTypes }) => recordTypes.join(', '),
};
const VISIBLE: RecordColumn = {
  id: 'visible',
  header: 'Visible',
  // A plain element: a page has up to 200 of them.
  cell: ({ label, visible }) => (
    <input type="checkbox" checked={visible} disabled readOnly aria-label={`${label}, Visible`} />
  ),
};

function ProjectLink({ tpn }: MatchingProject) {
  return (
    <Link key={tpn} to={`/projects/${tpn}`} isId newTab>
      {tpn}
    </Link>
  );
}

/** A project of which only the restricted version may be seen has no status; its line stays, beside its link. */
function ProjectStatus({ tpn, summaryStatus }: MatchingProject) {
  return summaryStatus === null ? <span key={tpn}>–</span> : <StatusBadge key={tpn} status={summaryStatus} />;
}

/** Projects on exactly the genes of the record; the same in both modes. */
export const PROJECT_COLUMNS: readonly RecordColumn[] = [
  {
    id: 'projects',
    header: 'Project Id',
    cell: ({ projects }) => <Lines items={projects.map(ProjectLink)} />,
  },
  {
    id: 'statuses',
    header: 'Project Summary Status',
    cell: ({ projects }) => <Lines items={projects.map(ProjectStatus)} />,
  },
];

/** The columns of a public list, which has nothing to do in a row (ui-screens 20, PP-56). */
export const PUBLIC_COLUMNS: readonly RecordColumn[] = [GENES, NOTE, TYPES, ...PROJECT_COLUMNS];
/** The columns of a managed list in view mode (ui-screens 19). */
export const VIEW_COLUMNS: readonly RecordColumn[] = [GENES, NOTE, TYPES, VISIBLE, ...PROJECT_COLUMNS];
