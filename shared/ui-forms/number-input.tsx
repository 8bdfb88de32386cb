import { useState, type FocusEventHandler, type Ref } from 'react';
import { Field, TextInput, type FieldProps } from 'shared/ui';
import { isPartMissing, numberOf, numberText, refusalText, typedNumber } from './number-text.ts';

export interface NumberInputProps extends Omit<FieldProps, 'children'> {
  value: number | null;
  onChange: (value: number | null) => void;
  /** A point and digits after it are allowed. */
  isDecimal?: boolean;
  placeholder?: string;
  readOnly?: boolean;
  disabled?: boolean;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A number without a sign. While it is typed the text may be unfinished (`1.`); what is no number does not enter, and is
 * reported, so that a pasted range or a letter is not silently made into another number.
 */
export function NumberInput({
  value,
  onChange,
  isDecimal = false,
  onBlur,
  error,
  ...props
}: NumberInputProps) {
  const { label, hint, required, hideLabel, id, ...control } = props;
  const [draft, setDraft] = useState('');
  const [refused, setRefused] = useState<string>();
  // What was typed stays as long as it means the value; a value from outside replaces it.
  const text = numberOf(draft) === value ? draft : numberText(value);

  const type = (typed: string) => {
    const next = typedNumber(typed, { text, refused }, isDecimal);
    setRefused(next.refused);
    if (next.refused !== undefined) return;
    setDraft(next.text);
    const number = numberOf(next.text);
    if (number !== value) onChange(number);
  };
  const leave: FocusEventHandler<HTMLInputElement> = (event) => {
    if (!isPartMissing(refused)) setRefused(undefined);
    setDraft(numberText(value));
    onBlur?.(event);
  };
  const problem = refused === undefined ? error : refusalText(refused, isDecimal);
  return (
    <Field {...{ label, hint, required, hideLabel, id }} error={problem}>
      <TextInput
        {...control}
        value={text}
        inputMode={isDecimal ? 'decimal' : 'numeric'}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
    </Field>
  );
}
