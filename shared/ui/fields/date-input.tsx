import { useRef, type ComponentProps } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { CalendarIcon } from '../icons/icons.tsx';
import { Box } from '../layout/primitives.tsx';
import { isDay, tidyDay } from '../text/calendar-day.ts';
import { TextInput } from './text-input.tsx';
import { useTypedText } from './use-typed-text.ts';

/** What a date is typed as: the same text as everywhere on the screens, whatever the language of the browser. */
export const DAY_PLACEHOLDER = 'YYYY-MM-DD';

export interface CalendarButtonProps {
  /** What the control contains: the day that the calendar opens at. */
  day: () => string;
  onChoose: (day: string) => void;
  min?: string;
  max?: string;
  disabled?: boolean;
}

/** Opens the calendar of the browser, over the control that it stands in. */
export function CalendarButton({ day, onChoose, min, max, disabled }: CalendarButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  const open = () => {
    if (!picker.current) return;
    picker.current.value = isDay(day()) ? day() : '';
    picker.current.showPicker();
  };
  return (
    <Box position="absolute" insetEnd="1" top="0" bottom="0" display="flex" alignItems="center">
      <input
        ref={picker}
        type="date"
        style={{ position: 'absolute', insetInlineEnd: 0, bottom: 0, width: 1, height: 1, opacity: 0 }}
        aria-hidden
        tabIndex={-1}
        disabled={disabled}
        min={min}
        max={max}
        onChange={(event) => onChoose(event.target.value)}
      />
      <IconButton
        label="Open the calendar"
        icon={<CalendarIcon size={14} />}
        size="sm"
        disabled={disabled}
        onClick={open}
      />
    </Box>
  );
}

export interface DateInputProps extends Omit<
  ComponentProps<typeof TextInput>,
  'value' | 'onChange' | 'type'
> {
  /** `2031-05-09`, or what was typed instead. */
  value: string;
  onChange: (text: string) => void;
  min?: string;
  max?: string;
}

/** A calendar date, typed as `2031-05-09` or chosen from a calendar. Inside a Field it is labelled by it. */
export function DateInput({ value, onChange, onBlur, min, max, ...rest }: DateInputProps) {
  const [shown, type] = useTypedText(value, (day) => day);
  const change = (text: string) => {
    type(text, text);
    onChange(text);
  };
  return (
    <Box position="relative">
      <TextInput
        {...rest}
        value={shown}
        placeholder={DAY_PLACEHOLDER}
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
        onBlur={(event) => {
          const tidy = tidyDay(shown);
          if (tidy !== shown) change(tidy);
          onBlur?.(event);
        }}
      />
      <CalendarButton day={() => shown} onChoose={change} min={min} max={max} disabled={rest.disabled} />
    </Box>
  );
}
