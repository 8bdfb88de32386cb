import { MultiSelect } from 'shared/ui-overlays';
import { useControlledField, type ControlledFieldProps } from './controlled-field.tsx';

export interface MultiSelectFieldProps extends ControlledFieldProps {
  options: readonly string[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : [];
}

/** Several choices of a list in a form; its value is an array of texts. */
export function MultiSelectField({ options, placeholder, ...bound }: MultiSelectFieldProps) {
  const { frame, value, onChange, onBlur, ref } = useControlledField(bound);
  return (
    <MultiSelect {...frame} {...{ options, placeholder, onChange, onBlur, ref }} value={textsOf(value)} />
  );
}
