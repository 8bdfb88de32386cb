import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { ClearButton, ControlFrame } from './clear-button.tsx';
import { controlRecipe } from './control-recipe.ts';
import { useFieldControl } from './field.tsx';

const InputElement = chakra('input', controlRecipe);
const TextAreaElement = chakra('textarea', controlRecipe);

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
    <ControlFrame>
      {leftIcon}
      <InputElement {...control} type={type} hasIcon={Boolean(leftIcon)} hasClear={isClearable} />
      {isClearable && onClear && <ClearButton label={clearLabel} onClear={onClear} />}
    </ControlFrame>
  );
}

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'color'>, ClearableProps {}

/** Several lines of text. */
export function TextArea({ onClear, clearLabel = 'Clear', rows = 3, ...rest }: TextAreaProps) {
  const control = useFieldControl(rest);
  const isClearable = canBeCleared(rest.value, onClear);
  return (
    <ControlFrame>
      <TextAreaElement {...control} rows={rows} hasClear={isClearable} />
      {isClearable && onClear && <ClearButton label={clearLabel} onClear={onClear} />}
    </ControlFrame>
  );
}
