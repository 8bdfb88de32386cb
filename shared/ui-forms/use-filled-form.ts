import { useState } from 'react';
import { createFormControl, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form';

export type FilledFormOptions = Pick<UseFormProps, 'mode' | 'shouldFocusError'>;

/** A form but for its state: whatever shows a part of that reads it with `useFormState`. */
export type AnyForm<Values extends FieldValues> = Omit<UseFormReturn<Values>, 'formState'>;

export interface FilledForm<Values extends FieldValues> extends AnyForm<Values> {
  /** With which `Form` follows its state. */
  follow: FilledFormOptions & { formControl: AnyForm<Values> };
}

/**
 * A form that contains these values from the start; later ones are put in with `reset`. In place of react-hook-form's own `useForm`,
 * which renders its component twice when it begins and then for each change of the state, and puts `values` in once more after the
 * first render, which makes every row of a table again.
 */
export function useFilledForm<Values extends FieldValues>(
  values: Values,
  options: FilledFormOptions = {},
): FilledForm<Values> {
  const [form] = useState(() => {
    const { formControl } = createFormControl<Values>(options);
    formControl.reset(values);
    // A form that is not ready takes what a field shows for something typed into a page that a server has rendered: a reset keeps it.
    formControl.control._formState.isReady = true;
    return { ...formControl, follow: { ...options, formControl } };
  });
  return form;
}
