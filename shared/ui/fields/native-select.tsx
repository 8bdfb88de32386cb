import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { controlRecipe } from './control-recipe.ts';
import { useFieldControl } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'size' | 'color' | 'children'> {
  options: readonly (string | SelectOption)[];
  /** Text of a first option with an empty value, so that a choice can be taken back; `undefined` leaves it out. */
  blankOption?: string;
  /** As wide as its longest option and a little lower, for use inside a line of text. */
  isCompact?: boolean;
}

const SelectElement = chakra('select', controlRecipe);

/** The browser's own drop-down: full keyboard and telephone support for nothing. */
export function NativeSelect({ options, blankOption, ...rest }: NativeSelectProps) {
  const control = useFieldControl(rest);
  return (
    <SelectElement {...control} cursor="pointer">
      {blankOption !== undefined && <option value="">{blankOption}</option>}
      {options.map((option) => {
        const { value, label, disabled } = asOption(option);
        return (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        );
      })}
    </SelectElement>
  );
}

function asOption(option: string | SelectOption): SelectOption {
  return typeof option === 'string' ? { value: option, label: option } : option;
}
