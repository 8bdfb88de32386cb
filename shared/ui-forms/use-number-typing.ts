import { useState, type ChangeEvent, type FocusEvent } from 'react';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { isPartMissing, typedNumber, type TypedNumber } from './number-text.ts';
import { refusedNumber, type RefusingForm } from './refused-number.ts';

/** What a form must be able to do for numbers that it keeps as text. */
export type NumberTextForm = RefusingForm & Pick<UseFormReturn, 'register' | 'getValues'>;

export interface NumberTextBinding {
  name: string;
  rules?: RegisterOptions;
  /** A point and digits after it are allowed. */
  isDecimal: boolean;
}

/**
 * Attributes for typing a number that the form keeps as text: `1.` and `0.0` stay, because they are on their way to a number (PP-25).
 * What is no number is not accepted, and is the error of the field until the text is another.
 */
export function useNumberTyping(form: NumberTextForm, { name, rules, isDecimal }: NumberTextBinding) {
  const refusals = refusedNumber(form, name);
  const registered = form.register(name, refusals.withRule(rules));
  const [last, setLast] = useState<TypedNumber>({ text: '' });
  const keep = (next: TypedNumber) => {
    setLast(next);
    refusals.report(next, isDecimal);
  };
  const onChange = async (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const kept = String(form.getValues(name) ?? '');
    // A text that the form got from elsewhere has nothing to do with what was typed before.
    const refused = refusals.isReported() && last.text === kept ? last.refused : undefined;
    const next = typedNumber(typed, { text: kept, refused }, isDecimal);
    keep(next);
    if (next.text !== typed) event.target.value = next.text;
    if (next.refused === undefined) await registered.onChange(event);
  };
  const onBlur = async (event: FocusEvent) => {
    if (!isPartMissing(last)) keep({ text: last.text });
    await registered.onBlur(event);
  };
  return {
    ...registered,
    type: 'text',
    inputMode: isDecimal ? 'decimal' : 'numeric',
    autoComplete: 'off',
    onChange,
    onBlur,
  } as const;
}
