import { useFormContext } from 'react-hook-form';
import { useControlledField, withOwnRule, type ControlledFieldProps } from './controlled-field.tsx';
import { countProblem } from './largest-count.ts';
import { NumberInput } from './number-input.tsx';
import { refusedNumber } from './refused-number.ts';

export interface NumberFieldProps extends ControlledFieldProps {
  /** A point and digits after it are allowed. */
  isDecimal?: boolean;
}

/** A number without a sign in a form; its value is a number, or null while it is empty. Whole ones go up to what can be stored. */
export function NumberField({ isDecimal = false, ...bound }: NumberFieldProps) {
  const refused = refusedNumber(useFormContext(), bound.name);
  const rules = withOwnRule(refused.withRule(bound.rules), 'largest', (value) =>
    isDecimal ? undefined : countProblem(numberIn(value)),
  );
  const { frame, value, onChange, onBlur, ref } = useControlledField({ ...bound, rules });
  return (
    <NumberInput
      {...frame}
      {...{ isDecimal, onChange, onBlur, ref }}
      value={numberIn(value)}
      refusals={{ isReported: refused.isReported(), report: (typed) => refused.report(typed, isDecimal) }}
    />
  );
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
