import { useRef, useState, type FocusEventHandler, type Ref } from 'react';
import { Field, VisuallyHidden, type FieldProps } from 'shared/ui';
import { matchingOptions, toggledChoice } from './chosen-values.ts';
import { Listbox } from './listbox.tsx';
import { MultiSelectFrame } from './multi-select-frame.tsx';
import { useListbox } from './use-listbox.ts';

export interface MultiSelectProps extends Omit<FieldProps, 'children'> {
  label: string;
  options: readonly string[];
  value: readonly string[];
  /** The chosen options in the order of the list. */
  onChange: (value: string[]) => void;
  /** Of several chosen options only the first shows, with a count of the others: `JAX (+2 others)` (ui-screens 4.1). */
  isShort?: boolean;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  disabled?: boolean;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Lets a form move the focus here. */
  ref?: Ref<{ focus: () => void }>;
}

function noteFor(options: readonly string[], shown: readonly string[]): string | undefined {
  if (options.length === 0) return 'Nothing to choose from';
  return shown.length === 0 ? 'No match' : undefined;
}

/**
 * Several choices of a list, each a chip that can be taken away. Typing narrows the list; Enter or a press takes an option or
 * gives it back; Backspace in the empty box gives the last one back.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, options, value, onChange, hint, error, required, hideLabel, id } = props;
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const [wasEntered, setEntered] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const shown = matchingOptions(options, text);

  const toggle = (option: string) => {
    onChange(toggledChoice(options, value, option));
    setSaid(value.includes(option) ? `${option} removed` : `${option} added`);
  };
  const list = useListbox({
    keys: shown,
    note: noteFor(options, shown),
    isMultiple: true,
    onClose: () => setText(''),
    onPick: (position) => {
      const option = shown[position];
      if (option === undefined) return;
      toggle(option);
      setText('');
      list.mark(option);
    },
  });
  const type = (typed: string) => {
    setText(typed);
    // The first match is ready for Enter.
    list.open(typed.trim() === '' ? undefined : matchingOptions(options, typed)[0]);
  };
  const remove = (option: string) => {
    toggle(option);
    input.current?.focus();
  };

  return (
    <Field {...{ label, hint, error, required, hideLabel, id }}>
      <div className="gt-anchor" {...list.frameProps} onFocus={() => setEntered(true)}>
        <MultiSelectFrame {...props} list={list} input={input} text={text} onType={type} onRemove={remove} />
        {wasEntered && <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>}
        {list.isShown && (
          <Listbox
            control={list}
            label={label}
            items={shown.map((option) => ({
              key: option,
              content: option,
              isChosen: value.includes(option),
            }))}
          />
        )}
      </div>
    </Field>
  );
}
