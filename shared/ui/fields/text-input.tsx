import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { Box } from '../layout/primitives.tsx';
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

/** The button that lies over a control and empties it, while there is something in it. */
function clearButtonOf(value: unknown, { onClear, clearLabel = 'Clear' }: ClearableProps) {
  if (onClear === undefined || value === undefined || value === '') return null;
  return (
    <Box position="absolute" insetEnd="1" top="1" bottom="1" display="flex" alignItems="flex-start">
      <IconButton label={clearLabel} icon={<CloseIcon size={14} />} size="sm" onClick={onClear} />
    </Box>
  );
}

/** One line of text. Inside a Field it is labelled by it. */
export function TextInput({ leftIcon, onClear, clearLabel, type = 'text', ...rest }: TextInputProps) {
  const control = useFieldControl(rest);
  const clearButton = clearButtonOf(rest.value, { onClear, clearLabel });
  return (
    <div className="gt-control-frame">
      {leftIcon}
      <input
        {...control}
        type={type}
        className="gt-control"
        data-icon={leftIcon ? '' : undefined}
        data-clear={clearButton ? '' : undefined}
      />
      {clearButton}
    </div>
  );
}

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'color'>, ClearableProps {}

/** Several lines of text. */
export function TextArea({ onClear, clearLabel, rows = 3, ...rest }: TextAreaProps) {
  const control = useFieldControl(rest);
  const clearButton = clearButtonOf(rest.value, { onClear, clearLabel });
  return (
    <div className="gt-control-frame">
      <textarea {...control} rows={rows} className="gt-control" data-clear={clearButton ? '' : undefined} />
      {clearButton}
    </div>
  );
}
