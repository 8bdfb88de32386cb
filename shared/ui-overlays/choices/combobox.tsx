import type { ClipboardEventHandler, FocusEventHandler, KeyboardEvent, ReactNode, Ref } from 'react';
import { Field, Stack, Text, TextInput, VisuallyHidden, type FieldProps } from 'shared/ui';
import { Listbox } from './listbox.tsx';
import { suggestionsText, useListbox } from './use-listbox.ts';

/** One suggestion; whatever else it carries comes back when it is chosen. */
export interface ComboboxOption {
  key: string;
  /** What stands in bold. */
  label: string;
  /** What follows the label in brackets, such as an accession id. */
  detail?: string;
  /** Stands in place of label and detail, where a line of text is not enough. */
  content?: ReactNode;
}

export interface ComboboxProps<Option extends ComboboxOption> extends Omit<FieldProps, 'children'> {
  label: string;
  /** What stands in the box. */
  inputValue: string;
  /** Typing. Asking a server after a pause is the caller's part. */
  onInputValue: (text: string) => void;
  options: readonly Option[];
  /** A suggestion was taken; the caller says by `inputValue` what stands in the box then. */
  onChoose: (option: Option) => void;
  /** Shows `Loading...` in the list. */
  isLoading?: boolean;
  /** A line under the box that is read out when it changes, such as how a synonym was understood. */
  status?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
  /** Suggestions show as soon as there are any, before anything is typed. */
  isOpenAtStart?: boolean;
  /** Enter while no suggestion is marked; by default it closes the list. */
  onEnter?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A text box with suggestions under it (ui-screens 2.10). Text that was not chosen from them stays as it was typed. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, inputValue, onInputValue, options, onChoose, isLoading = false, status } = props;
  const { error, hint, required, hideLabel, placeholder, disabled, id, onBlur, onPaste, onEnter, ref } =
    props;
  const choose = (position: number) => {
    const option = options[position];
    if (option) onChoose(option);
  };
  const note = isLoading ? 'Loading...' : undefined;
  const { isOpenAtStart } = props;
  const keys = options.map(({ key }) => key);
  const list = useListbox({ keys, note, onPick: choose, isOpenAtStart });
  const type = (text: string) => {
    onInputValue(text);
    list.open();
  };
  const pressKey = (event: KeyboardEvent) => {
    const isTyping = event.nativeEvent.isComposing || list.active >= 0;
    if (event.key !== 'Enter' || isTyping || onEnter === undefined) return list.inputProps.onKeyDown(event);
    event.preventDefault();
    return onEnter();
  };

  return (
    <Stack gap="1" minW="0">
      <Field {...{ label, hint, error, required, hideLabel, id }}>
        <div className="gt-anchor" {...list.frameProps}>
          <TextInput
            {...list.inputProps}
            {...{ placeholder, disabled, onBlur, onPaste, ref }}
            onKeyDown={pressKey}
            value={inputValue}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
            onClick={() => !list.isShown && list.open()}
          />
          {list.isShown && (
            <Listbox
              control={list}
              label={label}
              items={options.map((option) => ({ key: option.key, content: <Suggestion option={option} /> }))}
            />
          )}
        </div>
      </Field>
      <Text as="div" size="xs" tone="muted" aria-live="polite">
        {status}
        {list.isShown && <VisuallyHidden>{note ?? suggestionsText(options.length)}</VisuallyHidden>}
      </Text>
    </Stack>
  );
}

function Suggestion({ option }: { option: ComboboxOption }) {
  if (option.content !== undefined) return option.content;
  return (
    <>
      <strong>{option.label}</strong>
      {option.detail && ` (${option.detail})`}
    </>
  );
}
