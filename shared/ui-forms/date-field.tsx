import { Field, TextInput } from 'shared/ui';
import { controlId } from './bound-field.tsx';
import { useControlledField, withOwnRule, type ControlledFieldProps } from './controlled-field.tsx';
import { dateProblem, LAST_DAY, UNFINISHED_DATE, type DateLimits } from './date-problem.ts';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Whether only a part of the date was typed: the browser reports that, and returns an empty value. */
export function isUnfinished(id: string): boolean {
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement && input.validity.badInput;
}

/**
 * A calendar date in a form, by the browser's own picker; its value is `YYYY-MM-DD`, or empty. A half-typed date would be
 * lost unnoticed, so a message is shown.
 */
export function DateField({ min, max, ...bound }: ControlledFieldProps & DateLimits) {
  const rules = withOwnRule(bound.rules, 'date', (value) =>
    isUnfinished(controlId(bound.name)) ? UNFINISHED_DATE : dateProblem(textOf(value), { min, max }),
  );
  const { frame, value, ...control } = useControlledField({ ...bound, rules });
  return (
    <Field {...frame}>
      <TextInput type="date" {...control} min={min} max={max ?? LAST_DAY} value={textOf(value)} />
    </Field>
  );
}
