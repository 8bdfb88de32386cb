import { Checkbox, Field, NativeSelect, type NativeSelectProps } from 'shared/ui';
import { useBoundField, type BoundFieldProps } from './bound-field.tsx';

export interface SelectFieldProps extends BoundFieldProps {
  options: NativeSelectProps['options'];
  /** Text of the first, empty choice; blank by default, so that a value can be taken back. `null` leaves it out. */
  blankOption?: string | null;
}

/** One choice of a list in a form. */
export function SelectField({ options, blankOption = '', ...bound }: SelectFieldProps) {
  const { field, control } = useBoundField(bound);
  return (
    <Field {...field}>
      <NativeSelect {...control} options={options} blankOption={blankOption ?? undefined} />
    </Field>
  );
}

/** A yes-or-no value in a form. */
export function CheckboxField({ disabled, ...bound }: BoundFieldProps & { disabled?: boolean }) {
  const { field, control } = useBoundField(bound);
  return (
    <Checkbox
      {...control}
      id={field.id}
      label={field.label}
      hint={field.error ?? field.hint}
      aria-invalid={Boolean(field.error)}
      disabled={disabled}
    />
  );
}
