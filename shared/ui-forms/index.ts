/** Form fields bound to react-hook-form, and the only door to it. */
export {
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
export type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';
export { controlId, type BoundFieldProps } from './bound-field.tsx';
export {
  CheckboxField,
  SelectField,
  type CheckboxFieldProps,
  type SelectFieldProps,
} from './choice-fields.tsx';
export type { ControlledFieldProps } from './controlled-field.tsx';
export { DateField, type DateFieldProps } from './date-field.tsx';
export { MultiSelectField, type MultiSelectFieldProps } from './multi-select-field.tsx';
export { NumberField, type NumberFieldProps } from './number-field.tsx';
export { NumberInput, type NumberInputProps } from './number-input.tsx';
export { Form, type FormProps } from './form.tsx';
export { FormErrorSummary } from './form-error-summary.tsx';
export { listFormErrors } from './form-errors.ts';
export { numberOf, numberText } from './number-text.ts';
export { NumberTextField, type NumberTextFieldProps } from './number-text-field.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { withStored } from './with-stored.ts';
export { TextAreaField, TextField, type TextAreaFieldProps, type TextFieldProps } from './text-fields.tsx';
export { RowFacts, type RowFactColumn, type RowFactsProps } from './row-table/row-facts.tsx';
export type {
  CellControl,
  CellControlProps,
  RowColumn,
  RowColumns,
  RowPlace,
} from './row-table/row-column.ts';
export { RowTable, type RowTableProps } from './row-table/row-table.tsx';
export { isBlankRow, useRows, type Rows, type RowValues } from './row-table/rows.ts';
export { useFilledForm, type FilledFormOptions } from './use-filled-form.ts';
