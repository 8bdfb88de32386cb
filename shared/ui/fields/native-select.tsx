import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { control } from './control.styles.ts';
import { useFieldControl } from './field.tsx';
import { styled } from '../theme/styled.tsx';
import * as looks from './native-select.styles.ts';

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

const SelectElement = styled('select', control);
const Frame = styled('div', looks.frame);

/** The browser's own drop-down: full keyboard and telephone support for nothing. */
export function NativeSelect({ options, blankOption, ...rest }: NativeSelectProps) {
  const attributes = useFieldControl(rest);
  return (
    <Frame>
      <SelectElement {...attributes} hasChevron>
        {blankOption !== undefined && <option value="">{blankOption}</option>}
        {options.map(asOption).map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </SelectElement>
      <ChevronDownIcon size={14} />
    </Frame>
  );
}

/** An option that is only a text has it as value and label. */
export function asOption(option: string | SelectOption): SelectOption {
  return typeof option === 'string' ? { value: option, label: option } : option;
}
