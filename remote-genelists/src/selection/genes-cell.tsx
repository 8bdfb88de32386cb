import { useStore } from 'zustand';
import type { ShownRow } from '../records/shown-rows.ts';
import { selectableRow } from './selectable-row.ts';
import { keyOf, selectRecords, useRecordSelection, type RecordSelection } from './selected-records.ts';

type Shown = Pick<ShownRow, 'genes' | 'projects'>;

/** The genes of a record, with a box to select it by where that is possible. */
export function GenesCell({ row }: { row: Shown }) {
  const store = useRecordSelection();
  const text = keyOf(row);
  return store === null || text === '' ? text : <SelectBox store={store} row={row} text={text} />;
}

interface SelectBoxProps {
  store: RecordSelection;
  row: Shown;
  text: string;
}

/** Plain elements: a page has up to 200 of them. The text belongs to what can be pressed. */
function SelectBox({ store, row, text }: SelectBoxProps) {
  const isSelected = useStore(store, ({ selected }) => selected.has(text));
  return (
    <label>
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={`Select ${text}`}
        onChange={({ target }) => selectRecords(store, [selectableRow(row)], target.checked)}
      />{' '}
      {text}
    </label>
  );
}
