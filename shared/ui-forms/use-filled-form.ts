import { useState } from 'react';
import { createFormControl, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form';

export type FilledFormOptions = Pick<UseFormProps, 'mode' | 'shouldFocusError'>;

/** What `useForm` returns, but for the state: whatever shows a part of that reads it with `useFormState`. */
export type AnyForm<Values extends FieldValues> = Omit<UseFormReturn<Values>, 'formState'>;

export interface FilledForm<Values extends FieldValues> extends AnyForm<Values> {
  /** With which `Form` follows its state. */
  follow: FilledFormOptions & { formControl: AnyForm<Values> };
}

/**
 * A form that contains these values from the start; later ones are put in with `reset`. Given as `values` to `useForm`,
 * they would be put in once more after the first render, which makes every row of a table again. Nor does it render its component
 * for its state, as `useForm` does at once after the first render.
 */
export function useFilledForm<Values extends FieldValues>(
  values: Values,
  options: FilledFormOptions = {},
): FilledForm<Values> {
  const [form] = useState(() => {
    const { formControl } = createFormControl<Values>(options);
    formControl.reset(values);
    return { ...formControl, follow: { ...options, formControl } };
  });
  return form;
}
