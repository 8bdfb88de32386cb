import { useState } from 'react';
import { useTypedText } from 'shared/ui';
import { Combobox } from 'shared/ui-overlays';
import { namedBy, narrowed } from './matching-names.ts';

export interface NameChoiceProps {
  label: string;
  /** What is chosen from: `work unit`, for the message about an unknown name. */
  kind: string;
  names: readonly string[];
  /** The chosen name; empty for none. */
  value: string;
  /** Called with a name of the list, or an empty text once the box contains no name of the list. */
  onChange: (name: string) => void;
  placeholder?: string;
  hint?: string;
  disabled?: boolean;
  required?: boolean;
}

/**
 * One name of a list, searched by typing. Only a name of the list counts: a report about a name that does not exist would be
 * empty without saying why (PP-54).
 */
export function NameChoice({ label, kind, names, value, onChange, ...field }: NameChoiceProps) {
  const [text, type] = useTypedText(value, (name) => name);
  const [isLeft, setLeft] = useState(false);
  // Who comes back to a chosen name is shown the whole list, to choose another.
  const [isTyping, setTyping] = useState(false);
  const problem =
    isLeft && value === '' && problemOf({ text: text.trim(), kind, isRequired: field.required });

  const take = (next: string) => {
    const meant = namedBy(next, names) ?? '';
    type(next, meant);
    setLeft(false);
    if (meant !== value) onChange(meant);
  };
  return (
    <Combobox
      {...field}
      label={label}
      inputValue={text}
      onInputValue={(next) => {
        setTyping(true);
        take(next);
      }}
      options={narrowed(names, isTyping ? text : '').map((name) => ({ key: name, label: name }))}
      onChoose={(option) => {
        setTyping(false);
        take(option.label);
      }}
      onBlur={() => {
        setTyping(false);
        setLeft(true);
      }}
      error={problem}
    />
  );
}

interface Left {
  text: string;
  kind: string;
  isRequired: boolean | undefined;
}

/** What is wrong with a box that was left with this text, which is no name of its list. */
function problemOf({ text, kind, isRequired }: Left): string | undefined {
  if (text !== '') return `There is no ${kind} “${text}”. Choose one from the list.`;
  return isRequired ? `Choose a ${kind}.` : undefined;
}
