import { useFormContext as useWholeContext, type FieldValues } from 'react-hook-form';
import type { AnyForm } from './use-filled-form.ts';

/** The form around, without its state: what shows that reads `useFormState`, and is rendered when it changes. */
export function useFormContext<Values extends FieldValues = FieldValues>(): AnyForm<Values> {
  return useWholeContext<Values>();
}
