import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { longestText, textTooLong } from 'shared/limits';
import { Field, TextArea, TextInput } from 'shared/ui';
import { useBoundField, type BoundFieldProps } from './bound-field.tsx';
import { withOwnRule } from './controlled-field.tsx';

interface TextFieldProps extends BoundFieldProps {
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  readOnly?: boolean;
}

/**
 * Binds a text to the form. One that is too long to be saved is refused when it is checked, rather than cut while it is typed or
 * pasted; one that was stored before there were limits may stay as it is.
 */
function useTextField(bound: BoundFieldProps) {
  const { control } = useFormContext();
  const member = bound.name.split('.').at(-1) ?? '';
  const rules = withOwnRule(bound.rules, 'longest', (value) => {
    const stored: unknown = get(control._defaultValues, bound.name);
    if (typeof value !== 'string' || value === stored) return undefined;
    return textTooLong(value, longestText(member));
  });
  return useBoundField({ ...bound, rules });
}

/** One line of text in a form. */
export function TextField({ type, autoComplete, readOnly, ...bound }: TextFieldProps) {
  const { field, control } = useTextField(bound);
  return (
    <Field {...field}>
      <TextInput {...control} {...{ type, autoComplete, readOnly }} />
    </Field>
  );
}

/** Several lines of text in a form. */
export function TextAreaField({ rows, ...bound }: BoundFieldProps & { rows?: number }) {
  const { field, control } = useTextField(bound);
  return (
    <Field {...field}>
      <TextArea {...control} rows={rows} />
    </Field>
  );
}
