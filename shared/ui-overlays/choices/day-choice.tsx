import { useState } from 'react';
import { DateInput, Field, isDay } from 'shared/ui';
import { dateProblem } from './date-problem.ts';

export interface DayChoiceProps {
  label: string;
  hint?: string;
  /** The day that counts, or empty. */
  value: string;
  onChange: (day: string) => void;
  max?: string;
  /** What is wrong with the day that counts. */
  error?: string;
}

/**
 * A day that narrows what a screen shows, or none. While one is being typed the day before it counts; what is no day stays, with
 * the message that forms have, once the box is left.
 */
export function DayChoice({ label, hint, value, onChange, max, error }: DayChoiceProps) {
  const [typed, setTyped] = useState({ text: value, before: value, isLeft: false });
  // Another day that comes from elsewhere, as by "Clear all", replaces what was typed.
  const text = typed.before === value ? typed.text : value;
  const isNone = text !== value;
  const problem = isNone ? (typed.isLeft ? dateProblem(text, {}) : undefined) : error;
  const change = (next: string) => {
    const isWhole = next === '' || isDay(next);
    setTyped({ text: next, before: isWhole ? next : value, isLeft: typed.isLeft && isNone });
    if (isWhole) onChange(next);
  };
  return (
    <Field label={label} hint={hint} error={problem}>
      <DateInput
        value={isDay(value) ? value : ''}
        max={max}
        onChange={change}
        onBlur={() => setTyped((now) => ({ ...now, isLeft: true }))}
      />
    </Field>
  );
}
