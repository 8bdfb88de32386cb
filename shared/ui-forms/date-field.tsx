import { Field, TextInput } from 'shared/ui';
import { controlId } from './bound-field.tsx';
import { useControlledField, withOwnRule, type ControlledFieldProps } from './controlled-field.tsx';
import { dateProblem, LAST_DAY, UNFINISHED_DATE, type DateLimits } from './date-problem.ts';

export interface DateFieldProps extends ControlledFieldProps, DateLimits {
  readOnly?: boolean;
  disabled?: boolean;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Whether only a part of the date was typed: the browser says so, and gives an empty value. */
export function isUnfinished(id: string): boolean {
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement && input.validity.badInput;
}

/**
 * A calendar date in a form, by the browser's own picker; its value is `YYYY-MM-DD`, or empty. A half-typed date would be
 * lost unnoticed, so it is told.
 */
export function DateField({ min, max, readOnly, disabled, ...bound }: DateFieldProps) {
  const rules = withOwnRule(bound.rules, 'date', (value) =>
    isUnfinished(controlId(bound.name)) ? UNFINISHED_DATE : dateProblem(textOf(value), { min, max }),
  );
  const { frame, value, ...control } = useControlledField({ ...bound, rules });
  return (
    <Field {...frame}>
      <TextInput
        type="date"
        {...control}
        {...{ min, readOnly, disabled }}
        max={max ?? LAST_DAY}
        value={textOf(value)}
      />
    </Field>
  );
}
