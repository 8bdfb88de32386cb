import { counted, formatCount } from 'shared/ui';
import { ActionButtons } from './action-buttons.tsx';
import type { BulkDialogProps } from './bulk-dialog.tsx';
import { SelectionFrame } from './selection-frame.tsx';
import { select, selectNothing, useSelected, type SelectionStore } from './selection.ts';

export interface SelectionBarProps extends Pick<BulkDialogProps, 'areStandingStill'> {
  store: SelectionStore;
  /** Identifiers of the records of the page, each once or more often. */
  onPage: readonly string[];
  /** What a record is called. */
  noun?: BulkDialogProps['noun'];
  /** How many records the list has in all; null where that is not known, undefined where the page has all of them. */
  total: number | null | undefined;
  /** Reads the identifiers of all of them. */
  readMatching: () => Promise<readonly string[]>;
  /** The list is read again after a job. */
  onDone: () => void;
}

/** Records that the page does not show are selected, too: of another page, or found by other filters. */
function summaryOf(selected: ReadonlySet<string>, onPage: readonly string[], noun: string): string {
  if (selected.size === 0) return 'Nothing selected';
  const elsewhere = selected.size - onPage.filter((id) => selected.has(id)).length;
  return `${counted(selected.size, noun)} selected${elsewhere > 0 ? `, ${formatCount(elsewhere)} of them not on this page` : ''}`;
}

/** What is selected of a list of records, and what can be done with it. */
export function SelectionBar({ store, noun = 'project', total, readMatching, ...props }: SelectionBarProps) {
  const selected = useSelected(store);
  const onPage = [...new Set(props.onPage)];
  const hasSelection = selected.size > 0;
  if (onPage.length === 0 && !hasSelection) return null;
  const hasMore = total === null || (total !== undefined && total > onPage.length);
  return (
    <SelectionFrame
      onPage={onPage.length}
      isPageSelected={onPage.length > 0 && onPage.every((id) => selected.has(id))}
      onSelectPage={(isSelected) => select(store, onPage, isSelected)}
      matching={
        hasMore
          ? {
              label: total === null ? 'All that match' : `All ${formatCount(total)} that match`,
              select: async () => select(store, await readMatching(), true),
            }
          : null
      }
      hasSelection={hasSelection}
      summary={summaryOf(selected, onPage, noun)}
      onSelectNothing={() => selectNothing(store)}
    >
      <ActionButtons
        targets={[...selected]}
        noun={noun}
        areStandingStill={props.areStandingStill}
        onDone={() => {
          // What was stopped is not what the next action is about.
          selectNothing(store);
          props.onDone();
        }}
      />
    </SelectionFrame>
  );
}
