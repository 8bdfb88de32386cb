import { useId, type ComponentProps, type ReactNode } from 'react';
import { useFieldControl } from './field.tsx';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'color' | 'width' | 'height'
> {
  /** Without it the box needs an `aria-label`. */
  label?: ReactNode;
  hint?: ReactNode;
}

/** A box to tick, with its label beside it; the label is part of the target. */
export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  const ownId = useId();
  const { id = ownId, ...control } = useFieldControl(rest);
  const hintId = `${id}-hint`;
  return (
    <div className="gt-checkbox">
      <input
        type="checkbox"
        {...control}
        id={id}
        aria-describedby={hint ? hintId : control['aria-describedby']}
      />
      {label !== undefined && (
        <label htmlFor={id}>
          {label}
          {hint && (
            <span id={hintId} className="gt-checkbox-hint">
              {hint}
            </span>
          )}
        </label>
      )}
    </div>
  );
}
