import {
  useImperativeHandle,
  useRef,
  type ClipboardEventHandler,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Field, useFieldControl, VisuallyHidden, type FieldProps } from 'shared/ui';
import { Chips } from './chips.tsx';
import { Listbox } from './listbox.tsx';
import { suggestionsText, useListbox, type ListboxControl } from './use-listbox.ts';

export interface ChipComboboxProps extends Omit<FieldProps, 'children'> {
  label: string;
  /** What has been taken, each a chip. */
  values: readonly string[];
  onRemove: (value: string) => void;
  /** What stands in the box after the chips. */
  text: string;
  onText: (text: string) => void;
  suggestions: readonly string[];
  /** A suggestion was taken. */
  onChoose: (suggestion: string) => void;
  /** The typed text is meant as it stands: Enter, or the person left the field. */
  onFinish: () => void;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
  isLoading?: boolean;
  /** A line under the box that is read out when it changes. */
  status?: ReactNode;
  disabled?: boolean;
  onBlur?: () => void;
  /** Lets a form move the focus here. */
  ref?: Ref<{ focus: () => void }>;
}

/**
 * Several values, each a chip that can be taken away, and a box for more with suggestions under it (ui-screens 2.8). Enter
 * takes the suggestion chosen with the arrow keys, else finishes the typed text, and never sends the form around it.
 */
export function ChipCombobox(props: ChipComboboxProps) {
  const { label, suggestions, onText, onChoose, onFinish, isLoading = false, status } = props;
  const { hint, error, required, hideLabel, id } = props;
  const note = isLoading ? 'Loading...' : undefined;
  const list = useListbox({
    keys: suggestions,
    note,
    onPick: (position) => {
      const suggestion = suggestions[position];
      if (suggestion !== undefined) onChoose(suggestion);
    },
  });
  const type = (text: string) => {
    onText(text);
    list.open();
  };
  const leave = (event: FocusEvent) => {
    list.frameProps.onBlur(event);
    if (event.currentTarget.contains(event.relatedTarget)) return;
    onFinish();
    props.onBlur?.();
  };

  return (
    <div className="gt-chip-field">
      <Field {...{ label, hint, error, required, hideLabel, id }}>
        <div className="gt-anchor" {...list.frameProps} onBlur={leave}>
          <ChipFrame {...props} list={list} onText={type} />
          {list.isShown && (
            <Listbox
              control={list}
              label={label}
              items={suggestions.map((suggestion) => ({ key: suggestion, content: suggestion }))}
            />
          )}
        </div>
      </Field>
      <div className="gt-field-hint" aria-live="polite">
        {status}
        {list.isShown && <VisuallyHidden>{note ?? suggestionsText(suggestions.length)}</VisuallyHidden>}
      </div>
    </div>
  );
}

/** The chips and the box after them. A press anywhere in the frame goes to the box. */
function ChipFrame(props: ChipComboboxProps & { list: ListboxControl }) {
  const { list, label, values, onRemove, text, onText, onFinish, onPaste, disabled, ref } = props;
  const input = useRef<HTMLInputElement>(null);
  const control = useFieldControl({});
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);
  const remove = (value: string) => {
    onRemove(value);
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = values.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
    if (event.key === 'Enter' && list.active < 0) {
      event.preventDefault();
      onFinish();
    } else list.inputProps.onKeyDown(event);
  };

  return (
    <div className="gt-chip-box" onClick={() => input.current?.focus()}>
      <Chips label={`${label}: chosen`} values={values} onRemove={disabled ? undefined : remove} />
      <input
        className="gt-chip-input"
        {...control}
        {...list.inputProps}
        ref={input}
        value={text}
        disabled={disabled}
        autoCapitalize="none"
        spellCheck={false}
        onPaste={onPaste}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={press}
      />
    </div>
  );
}
