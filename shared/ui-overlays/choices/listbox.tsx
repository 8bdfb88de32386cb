import { chakra } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { CheckIcon, Floating, onTouch } from 'shared/ui';
import type { ListboxControl } from './use-listbox.ts';

export interface ListboxItem {
  key: string;
  content: ReactNode;
  /** Of a list of which several can be taken: this one is. */
  isChosen?: boolean;
}

interface ListboxProps {
  control: ListboxControl;
  /** Names the list. */
  label: string;
  items: readonly ListboxItem[];
}

// The list itself scrolls, not the layer around it: it is what the field controls.
const Options = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '1',
    maxH: 'min(18rem, calc(100dvh - 2rem))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Half of a telephone is its keyboard.
    [onTouch]: { maxH: 'min(14rem, 35dvh)' },
  },
});
const Option = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    px: '2.5',
    py: '1',
    borderRadius: 'sm',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
    '&[data-active]': {
      bg: 'accent.subtle',
      color: 'accent.fg',
      outline: '2px solid',
      outlineColor: 'accent.ring',
      outlineOffset: '-2px',
    },
    [onTouch]: { minH: '11' },
  },
});
const Mark = chakra('span', {
  base: { flexShrink: '0', w: '4', display: 'inline-flex', color: 'accent.fg' },
});
const Note = chakra('div', { base: { px: '3.5', py: '2.5', color: 'fg.muted' } });

/** The options under a field. Its control keeps the focus, so a press on an option must not take it. */
export function Listbox({ control, label, items }: ListboxProps) {
  const { active, isMultiple, listId, note, optionId, pick } = control;
  const activeId = active >= 0 ? optionId(active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <Floating
      anchor={control.frame}
      placement="below-start"
      isAsWide
      overflow="hidden"
      onMouseDown={(event) => event.preventDefault()}
    >
      {note && <Note>{note}</Note>}
      {items.length > 0 && (
        <Options role="listbox" id={listId} aria-label={label} aria-multiselectable={isMultiple || undefined}>
          {items.map(({ key, content, isChosen }, position) => (
            <Option
              key={key}
              role="option"
              id={optionId(position)}
              aria-selected={isMultiple ? Boolean(isChosen) : position === active}
              data-active={position === active ? '' : undefined}
              onClick={() => pick(position)}
            >
              {isMultiple && <Mark>{isChosen && <CheckIcon />}</Mark>}
              <span>{content}</span>
            </Option>
          ))}
        </Options>
      )}
    </Floating>
  );
}
