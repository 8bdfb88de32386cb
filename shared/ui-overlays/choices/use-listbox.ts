import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useDismiss } from 'shared/ui';
import { menuPositionAfterKey } from '../roving-focus.ts';

interface ListboxBehaviour {
  /** How many options there are now. */
  count: number;
  /** Takes the option at that position. */
  onPick: (position: number) => void;
  /** Several options can be taken: the list stays open, and Enter never sends the form around it. */
  isMultiple?: boolean;
  onClose?: () => void;
}

/**
 * The keyboard of a list under a text field (WAI-ARIA combobox): the focus stays in the field, the arrows move through the
 * options, Enter takes one, Escape, Tab and a press elsewhere close. Positions count from zero; -1 is none.
 */
export function useListbox({ count, onPick, isMultiple = false, onClose }: ListboxBehaviour) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosenPosition, setActive] = useState(-1);
  const frame = useRef<HTMLDivElement>(null);
  const listId = useId();
  const active = chosenPosition < count ? chosenPosition : -1;
  const isExpanded = isOpen && count > 0;

  const open = (position = -1) => {
    setIsOpen(true);
    setActive(position);
  };
  const close = () => {
    setIsOpen(false);
    setActive(-1);
    onClose?.();
  };
  useDismiss(frame, isOpen, close);

  const pick = (position: number) => {
    onPick(position);
    if (!isMultiple) close();
  };
  const pressEnter = (event: KeyboardEvent) => {
    if (isExpanded && active >= 0) pick(active);
    else if (isMultiple) open();
    else return;
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') pressEnter(event);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(menuPositionAfterKey(event.key, isOpen ? active : -1, count));
  };
  const optionId = (position: number) => `${listId}-${position}`;

  return {
    isOpen,
    active,
    listId,
    optionId,
    isMultiple,
    open,
    close,
    pick,
    setActive,
    frame,
    /** For the element that holds the field and its list. */
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
