import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { Field, TextArea, TextInput } from 'shared/ui';
import { useBoundField, type BoundFieldProps } from './bound-field.tsx';

interface TextFieldProps extends BoundFieldProps {
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  readOnly?: boolean;
}

/** One line of text in a form. */
export function TextField({ type, autoComplete, readOnly, ...bound }: TextFieldProps) {
  const { field, control } = useBoundField(bound);
  return (
    <Field {...field}>
      <TextInput {...control} {...{ type, autoComplete, readOnly }} />
    </Field>
  );
}

/** Several lines of text in a form. */
export function TextAreaField({ rows, ...bound }: BoundFieldProps & { rows?: number }) {
  const { field, control } = useBoundField(bound);
  return (
    <Field {...field}>
      <TextArea {...control} rows={rows} />
    </Field>
  );
}
