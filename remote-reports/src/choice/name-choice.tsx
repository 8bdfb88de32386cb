import { useState } from 'react';
import { Combobox } from 'shared/ui-overlays';
import { knownName, matchingNames } from './known-names.ts';

export interface NameChoiceProps {
  label: string;
  /** What there is to choose from; undefined while it is being read, when nothing can be chosen. */
  names: readonly string[] | undefined;
  /** The chosen name, empty for none. */
  value: string;
  /** Gets a name of the list, or an empty text as soon as what stands in the box is none. */
  onChange: (name: string) => void;
  required?: boolean;
  disabled?: boolean;
  hint?: string;
}

/**
 * A name of a list that is long enough to be searched: typing narrows it, and nothing but a name of it is taken (PP-54).
 * Whoever leaves the box with something else in it is told so.
 */
export function NameChoice({ label, names, value, onChange, required, disabled, hint }: NameChoiceProps) {
  const [text, setText] = useState(value);
  const [wasLeft, setWasLeft] = useState(false);
  const options = matchingNames(names ?? [], text).map((name) => ({ key: name, label: name }));
  const isUnknown = text.trim() !== '' && knownName(names ?? [], text) === undefined;
  const take = (typed: string) => {
    setText(typed);
    setWasLeft(false);
    const name = knownName(names ?? [], typed) ?? '';
    if (name !== value) onChange(name);
  };

  return (
    <Combobox
      {...{ label, options, required, hint }}
      disabled={disabled || names === undefined}
      placeholder="Pick one"
      inputValue={text}
      onInputValue={take}
      onChoose={({ label: name }) => take(name)}
      onBlur={() => setWasLeft(true)}
      error={wasLeft && (problem({ label, text, isUnknown, required }) ?? undefined)}
    />
  );
}

interface Entry {
  label: string;
  text: string;
  isUnknown: boolean;
  required: boolean | undefined;
}

function problem({ label, text, isUnknown, required }: Entry): string | null {
  const name = label.toLowerCase();
  if (isUnknown) return `There is no ${name} “${text.trim()}”. Choose one from the list.`;
  if (required && text.trim() === '') return `Choose a ${name}.`;
  return null;
}
