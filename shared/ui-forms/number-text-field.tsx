import { useFormContext } from 'react-hook-form';
import { Field, TextInput } from 'shared/ui';
import { useFieldFrame, type BoundFieldProps } from './bound-field.tsx';
import { useNumberTyping } from './use-number-typing.ts';

export interface NumberTextFieldProps extends BoundFieldProps {
  /** A point and digits after it are allowed. */
  isDecimal?: boolean;
}

/** A number without a sign that is stored as text: what is there already stays as it is, also when it is no number. */
export function NumberTextField({ isDecimal = false, ...bound }: NumberTextFieldProps) {
  const form = useFormContext();
  const attributes = useNumberTyping(form, { name: bound.name, rules: bound.rules, isDecimal });
  return (
    <Field {...useFieldFrame(form, bound)}>
      <TextInput {...attributes} />
    </Field>
  );
}
