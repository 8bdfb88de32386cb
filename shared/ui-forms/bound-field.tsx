import { useCallback, useReducer, useSyncExternalStore, type ReactNode } from 'react';
import { useFormContext, type RegisterOptions, type UseFormReturn } from 'react-hook-form';

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

/** The id of a field's control, which the error summary links to. */
export function controlId(name: string): string {
  return `field-${name.replace(/\W+/g, '-')}`;
}

/** What the error of a field is read with. */
export type ErrorSource = Pick<UseFormReturn, 'subscribe' | 'getFieldState' | 'control'>;

/**
 * The message of one field. Only what becomes of that field renders its caller, and nothing is copied for it: forms here
 * have hundreds of fields, and `useFormState` copies all values for each.
 *
 * A reset makes the form forget its fields until they are rendered, and register, again: then it renders its caller too.
 */
export function useErrorOf(
  { subscribe, getFieldState, control }: ErrorSource,
  name: string,
): string | undefined {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const listen = useCallback(
    (tell: () => void) => {
      const registerAgain = () => {
        if (!control._names.mount.has(name)) renderAgain();
      };
      registerAgain();
      return subscribe({
        name,
        exact: true,
        formState: { errors: true },
        callback: () => {
          registerAgain();
          tell();
        },
      });
    },
    [subscribe, control, name],
  );
  return useSyncExternalStore(listen, () => {
    const { error } = getFieldState(name);
    return error && (error.message || 'This value is not valid');
  });
}

type FramedField = Omit<BoundFieldProps, 'rules'> & { rules?: Pick<RegisterOptions, 'required'> };

/** Label, hint and error of a field for its Field. */
export function useFieldFrame(
  form: ErrorSource,
  { name, label, hint, rules, isRequired, hideLabel }: FramedField,
) {
  const error = useErrorOf(form, name);
  const required = isRequired ?? Boolean(rules?.required);
  return { id: controlId(name), label, hint, hideLabel, required, error };
}

/** Binds a field to the form around it: attributes for its control, and label, hint and error for its Field. */
export function useBoundField(props: BoundFieldProps) {
  const form = useFormContext();
  const control = form.register(props.name, props.rules);
  return { field: useFieldFrame(form, props), control };
}
