import { useControlledField, type ControlledFieldProps } from './controlled-field.tsx';
import { NumberInput } from './number-input.tsx';

export interface NumberFieldProps extends ControlledFieldProps {
  /** A point and digits after it are allowed. */
  isDecimal?: boolean;
  placeholder?: string;
  readOnly?: boolean;
  disabled?: boolean;
}

/** A number without a sign in a form; its value is a number, or null while it is empty. */
export function NumberField({ isDecimal, placeholder, readOnly, disabled, ...bound }: NumberFieldProps) {
  const { frame, value, onChange, onBlur, ref } = useControlledField(bound);
  return (
    <NumberInput
      {...frame}
      {...{ isDecimal, placeholder, readOnly, disabled, onChange, onBlur, ref }}
      value={typeof value === 'number' ? value : null}
    />
  );
}
