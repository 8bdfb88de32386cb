import { useEffect, type ReactNode } from 'react';
import { CheckIcon, Floating, styled } from 'shared/ui';
import type { ListboxControl } from './use-listbox.ts';
import * as looks from './listbox.styles.ts';

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
const Options = styled('ul', looks.options);
const Option = styled('li', looks.option);
const Mark = styled('span', looks.mark);
const Note = styled('div', looks.note);

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
