import { DateInput, Field, isDay } from 'shared/ui';

export interface DayFieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (day: string) => void;
  max?: string;
}

/** A day, or none; while one is being typed the day before it stays. */
export function DayField({ label, hint, value, onChange, max }: DayFieldProps) {
  return (
    <Field label={label} hint={hint}>
      <DateInput
        value={value}
        max={max}
        onChange={(text) => (text === '' || isDay(text)) && onChange(text)}
      />
    </Field>
  );
}
