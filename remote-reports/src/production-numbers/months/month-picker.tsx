import DatePicker, { type ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, NativeSelect, Row } from 'shared/ui';
import { currentMonth, dateOfMonth, monthOfDate, yearOf, type Month } from './month.ts';
import { picker } from './month-picker.styles.ts';

interface MonthPickerProps {
  value: Month | null;
  onChoose: (month: Month) => void;
}

/** Years that are offered, besides the one that shows: production began about then. */
const FIRST_YEAR = 2000;

/** The months of a year, to choose one of them. Its style is ours (`month-picker.styles.ts`), for light and dark. */
export function MonthPicker({ value, onChoose }: MonthPickerProps) {
  return (
    <div className={picker}>
      <DatePicker
        inline
        showMonthYearPicker
        selected={value === null ? null : dateOfMonth(value)}
        onChange={(date: Date | null) => date && onChoose(monthOfDate(date))}
        renderCustomHeader={(header) => <YearHeader {...header} />}
        monthAriaLabelPrefix="Months of"
        chooseDayAriaLabelPrefix=""
      />
    </div>
  );
}

function YearHeader({ date, changeYear, decreaseYear, increaseYear }: ReactDatePickerCustomHeaderProps) {
  const year = date.getFullYear();
  const thisYear = yearOf(currentMonth());
  const first = Math.min(FIRST_YEAR, year);
  const years = Array.from({ length: Math.max(thisYear, year) - first + 1 }, (_, index) =>
    String(first + index),
  );
  return (
    <Row flexWrap="nowrap" gap="1" justifyContent="space-between">
      <IconButton label="Year before" icon={<ChevronLeftIcon />} onClick={decreaseYear} />
      <NativeSelect
        isCompact
        aria-label="Year"
        options={years}
        value={String(year)}
        onChange={(event) => changeYear(Number(event.target.value))}
      />
      <IconButton label="Year after" icon={<ChevronRightIcon />} onClick={increaseYear} />
    </Row>
  );
}
