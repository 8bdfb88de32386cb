import { DateInput, Field } from 'shared/ui';
import { dateProblem, LAST_DAY, type DateLimits } from 'shared/ui-overlays';
import { useControlledField, withOwnRule, type ControlledFieldProps } from './controlled-field.tsx';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * A calendar date in a form, typed as it is shown everywhere or chosen from the browser's calendar; its value is
 * `YYYY-MM-DD`, or empty. What is no date stays, with a message.
 */
export function DateField({ min, max, ...bound }: ControlledFieldProps & DateLimits) {
  const rules = withOwnRule(bound.rules, 'date', (value) => dateProblem(textOf(value), { min, max }));
  const { frame, value, ...control } = useControlledField({ ...bound, rules });
  return (
    <Field {...frame}>
      <DateInput {...control} min={min} max={max ?? LAST_DAY} value={textOf(value)} />
    </Field>
  );
}
