import { createContext, use, useMemo } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';

/** What cells need of the form around. Unlike the form's own context it never changes, so that no cell is rendered by it. */
export type TableForm = Pick<UseFormReturn, 'register' | 'getValues' | 'setValue'>;

const CurrentTableForm = createContext<TableForm | null>(null);

export const TableFormProvider = CurrentTableForm.Provider;

export function useStableForm(): TableForm {
  const { register, getValues, setValue } = useFormContext();
  return useMemo(() => ({ register, getValues, setValue }), [register, getValues, setValue]);
}

export function useTableForm(): TableForm {
  const form = use(CurrentTableForm);
  if (!form) throw new Error('A cell stands outside a table of rows');
  return form;
}
