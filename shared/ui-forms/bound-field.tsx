import type { ReactNode } from 'react';
import { get, useFormContext, useFormState, type FieldError, type RegisterOptions } from 'react-hook-form';
import type { FieldProps } from 'shared/ui';

/** What every bound field takes: its place in the form's values, its words and its rules. */
export interface BoundFieldProps {
  /** Path in the form's values, such as `email` or `guides.0.sequence`. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** Validation rules of react-hook-form; `required` with a message also marks the label. */
  rules?: RegisterOptions;
  /** Marks the label of a field that must be given under a condition, which one of `rules` knows. */
  isRequired?: boolean;
  hideLabel?: boolean;
}

function isFieldError(value: unknown): value is FieldError {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The id of a field's control, which the error summary links to. */
export function controlId(name: string): string {
  return `field-${name.replace(/\W+/g, '-')}`;
}

/** The message of the field at that path, if it has an error. */
function errorMessage(errors: unknown, name: string): string | undefined {
  const error: unknown = get(errors, name);
  return isFieldError(error) ? error.message || 'This value is not valid' : undefined;
}

/** The message of one field. Only what becomes of that field renders its caller: forms here have hundreds of them. */
export function useErrorOf(name: string): string | undefined {
  const { errors } = useFormState({ name, exact: true });
  return errorMessage(errors, name);
}

/** Binds a field to the form around it: attributes for its control, and label, hint and error for its Field. */
export function useBoundField({ name, label, hint, rules, isRequired, hideLabel }: BoundFieldProps) {
  const { register } = useFormContext();
  const error = useErrorOf(name);
  const field: Omit<FieldProps, 'children'> = {
    id: controlId(name),
    label,
    hint,
    hideLabel,
    required: isRequired ?? Boolean(rules?.required),
    error,
  };
  return { field, control: register(name, rules) };
}
