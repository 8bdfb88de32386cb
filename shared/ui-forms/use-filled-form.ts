import { useState } from 'react';
import {
  createFormControl,
  useForm,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';

export type FilledFormOptions = Pick<UseFormProps, 'mode' | 'shouldFocusError'>;

/**
 * A form that contains these values from the start; later ones are put in with `reset`. Given as `values` to `useForm`,
 * they would be put in once more after the first render, which makes every row of a table again.
 */
export function useFilledForm<Values extends FieldValues>(
  values: Values,
  options: FilledFormOptions = {},
): UseFormReturn<Values> {
  const [control] = useState(() => {
    const { formControl } = createFormControl<Values>(options);
    formControl.reset(values);
    return formControl;
  });
  return useForm<Values>({ ...options, formControl: control });
}
