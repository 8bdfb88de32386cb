import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { Field, TextArea, TextInput } from 'shared/ui';
import { useBoundField, type BoundFieldProps } from './bound-field.tsx';

export interface TextFieldProps extends BoundFieldProps {
  type?: HTMLInputTypeAttribute;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'search' | 'url';
  readOnly?: boolean;
  disabled?: boolean;
}

/** One line of text in a form. */
export function TextField({
  type,
  placeholder,
  autoComplete,
  inputMode,
  readOnly,
  disabled,
  ...bound
}: TextFieldProps) {
  const { field, control } = useBoundField(bound);
  return (
    <Field {...field}>
      <TextInput {...control} {...{ type, placeholder, autoComplete, inputMode, readOnly, disabled }} />
    </Field>
  );
}

export interface TextAreaFieldProps extends BoundFieldProps {
  rows?: number;
  placeholder?: string;
  readOnly?: boolean;
  disabled?: boolean;
}

/** Several lines of text in a form. */
export function TextAreaField({ rows, placeholder, readOnly, disabled, ...bound }: TextAreaFieldProps) {
  const { field, control } = useBoundField(bound);
  return (
    <Field {...field}>
      <TextArea {...control} {...{ rows, placeholder, readOnly, disabled }} />
    </Field>
  );
}
