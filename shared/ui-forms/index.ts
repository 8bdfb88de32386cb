/** Form fields bound to react-hook-form, and the only entry point to it. */
export { useController, useFieldArray, useFormState, useWatch } from 'react-hook-form';
/** For remotes that were released before: forms are made with `useFilledForm`. */
export { useForm } from 'react-hook-form';
export type { FieldValues, UseFormReturn } from 'react-hook-form';
export { controlId, useBoundField, type BoundFieldProps } from './bound-field.tsx';
export { useControlledField } from './controlled-field.tsx';
export { CheckboxField, SelectField } from './choice-fields.tsx';
export { DateField } from './date-field.tsx';
export { MultiSelectField } from './multi-select-field.tsx';
export { NumberField } from './number-field.tsx';
export { NumberInput } from './number-input.tsx';
export { Form, type FormProps } from './form.tsx';
export { FormErrorSummary } from './form-error-summary.tsx';
export { listFormErrors } from './form-errors.ts';
export { numberOf, numberText, refusalText, type TypedNumber } from './number-text.ts';
export { NumberTextField } from './number-text-field.tsx';
export { PasswordField } from './password-field.tsx';
export { SubmitButton } from './submit-button.tsx';
export { withStored } from './with-stored.ts';
export { TextAreaField, TextField } from './text-fields.tsx';
export { RowFacts, type RowFactColumn } from './row-table/row-facts.tsx';
export type { CellControl, RowColumn, RowColumns, RowPlace } from './row-table/row-column.ts';
export { RowTable } from './row-table/row-table.tsx';
export { isBlankRow, useRows, type Rows, type RowsCheck, type RowValues } from './row-table/rows.ts';
export { useFormContext } from './use-form-context.ts';
export { useFilledForm, type FilledForm, type FilledFormOptions } from './use-filled-form.ts';
