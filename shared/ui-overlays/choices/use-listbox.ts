import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useDismiss } from 'shared/ui';
import { menuPositionAfterKey } from '../roving-focus.ts';

interface ListboxBehaviour {
  /** The options there are now, each by a key of its own. */
  keys: readonly string[];
  /** Stands before the options, or instead of them: `Loading...`, `No match`. */
  note?: string;
  /** Takes the option at that position. */
  onPick: (position: number) => void;
  /** Several options can be taken: the list stays open, and Enter never sends the form around it. */
  isMultiple?: boolean;
  onClose?: () => void;
  isOpenAtStart?: boolean;
}

/**
 * The keyboard of a list under a text field (WAI-ARIA combobox): the focus stays in the field, arrow keys move through
 * the options, Enter takes one, Escape, Tab and a press elsewhere close. Positions count from zero; -1 is none.
 * What is marked stays so while other options come and go around it, and never another in its place.
 */
export function useListbox({
  keys,
  note,
  onPick,
  isMultiple = false,
  onClose,
  isOpenAtStart = false,
}: ListboxBehaviour) {
  const [isOpen, setIsOpen] = useState(isOpenAtStart);
  const [marked, mark] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const listId = useId();
  const active = marked === undefined ? -1 : keys.indexOf(marked);
  const isExpanded = isOpen && keys.length > 0;
  const isShown = isExpanded || (isOpen && note !== undefined);

  const open = (key?: string) => {
    setIsOpen(true);
    mark(key);
  };
  const close = () => {
    setIsOpen(false);
    mark(undefined);
    onClose?.();
  };
  useDismiss(frame, isShown, close);

  const pick = (position: number) => {
    onPick(position);
    if (!isMultiple) close();
  };
  const pressEnter = (event: KeyboardEvent) => {
    if (!isShown && !isMultiple) return;
    event.preventDefault();
    if (isExpanded && active >= 0) pick(active);
    else if (isMultiple) open();
    else close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') pressEnter(event);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const next = menuPositionAfterKey(event.key, isOpen ? active : -1, keys.length);
    open(next === undefined ? undefined : keys[next]);
  };
  const optionId = (position: number) => `${listId}-${position}`;

  return {
    /** Whether there is something to see under the field. */
    isShown,
    active,
    listId,
    optionId,
    note,
    isMultiple,
    open,
    pick,
    mark,
    frame,
    /** For the element that contains the field and its list. */
    frameProps: {
      ref: frame,
      onBlur: (event: FocusEvent) => {
        if (isOpen && !event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
    /** For the field. */
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? listId : undefined,
      'aria-activedescendant': isExpanded && active >= 0 ? optionId(active) : undefined,
      onKeyDown,
    },
  } as const;
}

export type ListboxControl = ReturnType<typeof useListbox>;

/** How many suggestions there are, for screen readers. */
export function suggestionsText(count: number): string {
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
