import { useController, useFormContext, type RegisterOptions } from 'react-hook-form';
import { useFieldFrame, type BoundFieldProps } from './bound-field.tsx';

/** Rules that also apply to a value that no single input element carries. */
export type ControlledRules = Omit<
  RegisterOptions,
  'valueAsNumber' | 'valueAsDate' | 'setValueAs' | 'disabled'
>;

export interface ControlledFieldProps extends Omit<BoundFieldProps, 'rules'> {
  rules?: ControlledRules;
}

/** The rules of a field together with one that its control brings along, which comes first. */
export function withOwnRule<Rules extends Pick<RegisterOptions, 'validate'>>(
  rules: Rules | undefined,
  name: string,
  problemOf: (value: unknown) => string | undefined,
) {
  const { validate } = rules ?? {};
  const given = typeof validate === 'function' ? { given: validate } : validate;
  return { ...rules, validate: { [name]: problemOf, ...given } };
}

/**
 * Binds a control whose value is not the text in an input (a list of choices, a number) to the form around it. The value
 * comes as `unknown`, because the form knows nothing about its fields; each control reads it in its own way.
 */
export function useControlledField(props: ControlledFieldProps) {
  const form = useFormContext();
  const { field } = useController({ name: props.name, control: form.control, rules: props.rules });
  const value: unknown = field.value;
  const frame = useFieldFrame(form, props);
  return { frame, value, onChange: field.onChange, onBlur: field.onBlur, ref: field.ref };
}
