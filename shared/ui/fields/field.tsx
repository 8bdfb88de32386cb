import { createContext, use, useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/primitives.tsx';

interface FieldContext {
  id: string;
  /** Of a control whose label is not seen. */
  name?: string;
  describedBy?: string;
  isInvalid: boolean;
  isRequired: boolean;
}

const CurrentField = createContext<FieldContext | null>(null);

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** The label is there for screen readers only. */
  hideLabel?: boolean;
  /** Id of the control, when something else must point at it (an error summary). */
  id?: string;
  children: ReactNode;
}

/** Ties a label, a hint and an error to the one control inside it. */
export function Field({ label, hint, error, required = false, hideLabel = false, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  // A label that nobody sees is an attribute: a hidden element beside each control of a long table would have to be painted.
  const name = hideLabel && typeof label === 'string' ? label : undefined;
  const labelText = (
    <label htmlFor={controlId} className="gt-field-label">
      {label}
      {required && (
        <span className="gt-field-star" aria-hidden>
          {' *'}
        </span>
      )}
    </label>
  );

  return (
    <div className="gt-field">
      {name === undefined && (hideLabel ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText)}
      <CurrentField
        value={{ id: controlId, name, describedBy, isInvalid: Boolean(error), isRequired: required }}
      >
        {children}
      </CurrentField>
      {hint && (
        <div id={hintId} className="gt-field-hint">
          {hint}
        </div>
      )}
      {error && (
        <div id={errorId} className="gt-field-problem" role="alert">
          {error}
        </div>
      )}
    </div>
  );
}

interface ControlAttributes {
  id?: string;
  'aria-label'?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}

/** What a control takes from the Field around it; its own attributes win. Without a Field it is left alone. */
export function useFieldControl<Attributes extends ControlAttributes>(
  own: Attributes,
): Attributes & ControlAttributes {
  const field = use(CurrentField);
  if (!field) return own;
  return {
    ...own,
    id: own.id ?? field.id,
    'aria-label': own['aria-label'] ?? field.name,
    'aria-describedby': own['aria-describedby'] ?? field.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field.isInvalid || undefined),
    'aria-required': field.isRequired || undefined,
  };
}
