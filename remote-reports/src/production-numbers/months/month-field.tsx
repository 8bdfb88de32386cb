import { useRef, useState } from 'react';
import {
  Box,
  CalendarIcon,
  Field,
  Floating,
  IconButton,
  Row,
  showNotice,
  TextInput,
  useDismiss,
  useTypedText,
} from 'shared/ui';
import { loadMonthPicker } from './load-month-picker.ts';
import type { MonthPicker } from './month-picker.tsx';
import { monthText, readMonth, type Month } from './month.ts';

export interface MonthFieldProps {
  label: string;
  value: Month | null;
  onChange: (month: Month | null) => void;
  /** What is wrong with the month, besides how it is written. */
  problem?: string;
}

/** Shown when the field is left with a text that is no month. */
export const NOT_A_MONTH = 'This is not a month. Write it as MM/YYYY, such as 11/2018.';

/** Shown in place of the calendar when its file cannot be had. */
export const NO_CALENDAR = 'The calendar could not be loaded. Type the month as MM/YYYY, or try again later.';

const textOf = (month: Month | null) => (month === null ? '' : monthText(month));

/** A month, typed as MM/YYYY or chosen from the months of a year (ui-screens 4.1: `Start date`, `End date`). */
export function MonthField({ label, value, onChange, problem }: MonthFieldProps) {
  const [text, type] = useTypedText(value, textOf);
  const [isLeft, setLeft] = useState(true);
  const read = readMonth(text);
  const isUnreadable = isLeft && text.trim() !== '' && read === undefined;

  const take = (next: string) => {
    // A month that is being changed digit by digit stays in effect until the new one is complete.
    const meant = next.trim() === '' ? null : (readMonth(next) ?? value);
    type(next, meant);
    setLeft(false);
    if (meant !== value) onChange(meant);
  };
  const leave = () => {
    setLeft(true);
    if (text.trim() === '' || read !== undefined) return;
    type(text, null);
    if (value !== null) onChange(null);
  };
  return (
    <Field label={label} hint="MM/YYYY" error={isUnreadable ? NOT_A_MONTH : problem}>
      <Row flexWrap="nowrap" gap="1">
        <Box flex="1" minW="0">
          <TextInput
            value={text}
            autoComplete="off"
            inputMode="numeric"
            onChange={(event) => take(event.target.value)}
            onBlur={leave}
            onClear={() => take('')}
            clearLabel={`Clear ${label.toLowerCase()}`}
          />
        </Box>
        <CalendarButton {...{ label, value, onChange }} />
      </Row>
    </Field>
  );
}

/** Opens the months of a year, and closes them after a month is chosen. */
function CalendarButton({ label, value, onChange }: MonthFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [Picker, setPicker] = useState<typeof MonthPicker>();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useDismiss(frame, isOpen, (byKeyboard) => (byKeyboard ? close() : setOpen(false)));
  /** It opens with its months, so that it has its size at once, and the focus a place to go. */
  const open = async () => {
    try {
      const loaded = await loadMonthPicker();
      setPicker(() => loaded.MonthPicker);
      setOpen(true);
    } catch {
      showNotice({ kind: 'warning', content: NO_CALENDAR });
    }
  };
  const choose = (month: Month) => {
    close();
    if (month !== value) onChange(month);
  };
  const name = `Choose ${label.toLowerCase()}`;
  return (
    <Box
      ref={frame}
      flexShrink="0"
      onBlur={(event) => {
        const goesTo = event.relatedTarget;
        if (goesTo !== null && !event.currentTarget.contains(goesTo)) setOpen(false);
      }}
    >
      <IconButton
        ref={button}
        label={name}
        icon={<CalendarIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setOpen(false) : void open())}
      />
      {isOpen && Picker && (
        <Floating
          anchor={frame}
          placement="below-end"
          role="dialog"
          aria-label={name}
          onShown={(layer) => layer.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus()}
        >
          <Picker value={value} onChoose={choose} />
        </Floating>
      )}
    </Box>
  );
}
