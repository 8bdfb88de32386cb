import { useState, type FocusEventHandler, type Ref } from 'react';
import { Field, TextInput, type FieldProps } from 'shared/ui';
import {
  isPartMissing,
  numberOf,
  numberText,
  refusalText,
  typedNumber,
  type TypedNumber,
} from './number-text.ts';

export interface NumberInputProps extends Omit<FieldProps, 'children'> {
  value: number | null;
  onChange: (value: number | null) => void;
  /** A point and digits after it are allowed. */
  isDecimal?: boolean;
  /** Where what was not taken is reported: by the owner as its `error`, as long as it wants; without it by the input. */
  refusals?: { isReported: boolean; report: (typed: TypedNumber) => void };
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
  refusals,
  ...props
}: NumberInputProps) {
  const { label, hint, required, hideLabel, id, ...control } = props;
  const [typed, setTyped] = useState<TypedNumber>({ text: '' });
  // What was typed stays as long as it means the value; a value from outside replaces it.
  const { text, refused: last }: TypedNumber =
    numberOf(typed.text) === value ? typed : { text: numberText(value) };
  const refused = refusals?.isReported === false ? undefined : last;

  const keep = (next: TypedNumber) => {
    setTyped(next);
    refusals?.report(next);
  };
  const type = (entered: string) => {
    const next = typedNumber(entered, { text, refused }, isDecimal);
    keep(next);
    const number = numberOf(next.text);
    if (number !== value) onChange(number);
  };
  const leave: FocusEventHandler<HTMLInputElement> = (event) => {
    keep({ text: numberText(value), refused: isPartMissing({ text, refused }) ? refused : undefined });
    onBlur?.(event);
  };
  const problem = refusals || refused === undefined ? error : refusalText(refused, isDecimal);
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
