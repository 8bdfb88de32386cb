import { ActionButtons, SelectionFrame } from 'shared/bulk';
import { counted, formatCount, LinkButton, Text, type ListAddress } from 'shared/ui';
import { readRecords } from '../list/list-calls.ts';
import { rowOf, type ShownRow } from '../records/shown-rows.ts';
import { newProjectsAddress } from './new-projects-address.ts';
import { selectableRow } from './selectable-row.ts';
import {
  keyOf,
  partsOf,
  selectNoRecords,
  selectRecords,
  useSelectedRecords,
  type RecordSelection,
} from './selected-records.ts';

export interface RecordSelectionBarProps {
  store: RecordSelection;
  consortium: string;
  address: ListAddress;
  /** The rows of the page. */
  rows: readonly ShownRow[];
  /** How many records the list has in all. */
  total: number | undefined;
  /** The list is read again after a job. */
  onDone: () => void;
}

/** How many genes are selected, the way to new projects for them, and what can be done with the projects that they have. */
export function RecordSelectionBar(props: RecordSelectionBarProps) {
  const { store, consortium, address, rows, total = 0, onDone } = props;
  const selected = useSelectedRecords(store);
  const onPage = rows.filter(({ genes }) => genes.length > 0).map(selectableRow);
  const { genes, projects } = partsOf(selected);
  const selectMatching = async () => {
    const records = await readRecords(consortium, address);
    selectRecords(store, records.map(rowOf).map(selectableRow), true);
  };
  const done = () => {
    selectNoRecords(store);
    onDone();
  };
  return (
    <SelectionFrame
      onPage={onPage.length}
      isPageSelected={onPage.length > 0 && onPage.every((record) => selected.has(keyOf(record)))}
      onSelectPage={(isSelected) => selectRecords(store, onPage, isSelected)}
      matching={
        total > rows.length ? { label: `All ${formatCount(total)} that match`, select: selectMatching } : null
      }
      hasSelection={selected.size > 0}
      summary={
        selected.size === 0
          ? 'Select genes to begin projects for them, or to change those that they have'
          : `${counted(genes.length, 'gene')} selected, with ${counted(projects.length, 'project')}`
      }
      onSelectNothing={() => selectNoRecords(store)}
    >
      <LinkButton size="sm" to={newProjectsAddress(genes)}>
        {genes.length === 1 ? 'New project for it' : 'New projects for them'}
      </LinkButton>
      {projects.length > 0 && (
        <>
          <Text>Projects:</Text>
          <ActionButtons targets={projects} noun="project" onDone={done} />
        </>
      )}
    </SelectionFrame>
  );
}
