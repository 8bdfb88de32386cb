import type { ComponentProps, ReactNode } from 'react';
import { ClearButton } from './clear-button.tsx';
import { useFieldControl } from './field.tsx';

interface ClearableProps {
  /** Shows a clear button while there is text; it must empty the value. */
  onClear?: () => void;
  clearLabel?: string;
}

export interface TextInputProps
  extends Omit<ComponentProps<'input'>, 'size' | 'color' | 'width' | 'height'>, ClearableProps {
  leftIcon?: ReactNode;
}

function canBeCleared(value: unknown, onClear: (() => void) | undefined) {
  return Boolean(onClear) && value !== undefined && value !== '';
}

/** One line of text. Inside a Field it is labelled by it. */
export function TextInput({
  leftIcon,
  onClear,
  clearLabel = 'Clear',
  type = 'text',
  ...rest
}: TextInputProps) {
  const control = useFieldControl(rest);
  const isClearable = canBeCleared(rest.value, onClear);
  return (
    <div className="gt-control-frame">
      {leftIcon}
      <input
        {...control}
        type={type}
        className="gt-control"
        data-icon={leftIcon ? '' : undefined}
        data-clear={isClearable ? '' : undefined}
      />
      {isClearable && onClear && <ClearButton label={clearLabel} onClear={onClear} />}
    </div>
  );
}

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'color'>, ClearableProps {}

/** Several lines of text. */
export function TextArea({ onClear, clearLabel = 'Clear', rows = 3, ...rest }: TextAreaProps) {
  const control = useFieldControl(rest);
  const isClearable = canBeCleared(rest.value, onClear);
  return (
    <div className="gt-control-frame">
      <textarea {...control} rows={rows} className="gt-control" data-clear={isClearable ? '' : undefined} />
      {isClearable && onClear && <ClearButton label={clearLabel} onClear={onClear} />}
    </div>
  );
}
