import { useState, type ChangeEvent, type FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { isPartMissing, refusalText, typedNumber, type TypedNumber } from './number-text.ts';

/**
 * Typing of a number that the form keeps as text: `1.` and `0.0` stay, because they are on their way to a number (PP-25). What is
 * no number is not accepted, and a message is shown until the text is another.
 *
 * @param registered what registering the field gave
 * @param kept the text that the form contains
 */
export function useNumberTyping(
  registered: UseFormRegisterReturn,
  { isDecimal, kept }: { isDecimal: boolean; kept: () => string },
) {
  const [last, setLast] = useState<TypedNumber>({ text: '' });
  // A text that the form got from elsewhere has nothing to do with what was typed before.
  const refused = last.refused !== undefined && last.text === kept() ? last.refused : undefined;
  const onChange = async (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const next = typedNumber(typed, { text: kept(), refused }, isDecimal);
    setLast(next);
    if (next.text !== typed) event.target.value = next.text;
    if (next.refused === undefined) await registered.onChange(event);
  };
  const onBlur = async (event: FocusEvent) => {
    if (!isPartMissing(last)) setLast({ text: last.text });
    await registered.onBlur(event);
  };
  return {
    refusal: refused === undefined ? undefined : refusalText(refused, isDecimal),
    attributes: {
      ...registered,
      type: 'text',
      inputMode: isDecimal ? 'decimal' : 'numeric',
      autoComplete: 'off',
      onChange,
      onBlur,
    } as const,
  };
}
