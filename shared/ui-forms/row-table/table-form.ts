import { createContext, use, useMemo } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import type { ErrorSource } from '../bound-field.tsx';
import type { NumberTextForm } from '../use-number-typing.ts';

/** What cells need of the form around. Unlike the form's own context it never changes, so that no cell is rendered by it. */
export type TableForm = Pick<UseFormReturn, 'setValue' | keyof NumberTextForm | keyof ErrorSource>;

const CurrentTableForm = createContext<TableForm | null>(null);

export const TableFormProvider = CurrentTableForm.Provider;

/** The parts of the form that never change, so that cells do not render when its state does. */
export function useStableForm(): TableForm {
  const form = useFormContext();
  const { register, getValues, setValue, subscribe, getFieldState, setError, clearErrors, control } = form;
  return useMemo(
    () => ({ register, getValues, setValue, subscribe, getFieldState, setError, clearErrors, control }),
    [register, getValues, setValue, subscribe, getFieldState, setError, clearErrors, control],
  );
}

/** The form of the table around. */
export function useTableForm(): TableForm {
  const form = use(CurrentTableForm);
  if (!form) throw new Error('A cell stands outside a table of rows');
  return form;
}
