import DatePicker, { type ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import { Box, ChevronLeftIcon, ChevronRightIcon, IconButton, NativeSelect, onTouch, Row } from 'shared/ui';
import { dateOfMonth, monthOfDate, type Month } from './month.ts';

interface MonthPickerProps {
  value: Month | null;
  onChoose: (month: Month) => void;
}

/** Years that are offered, besides the one that shows: production began about then. */
const FIRST_YEAR = 2000;

/** The months of a year, to choose one of them. Its style is ours (`picker-styles.ts`), for light and dark. */
export function MonthPicker({ value, onChoose }: MonthPickerProps) {
  return (
    <Box css={PICKER_STYLES}>
      <DatePicker
        inline
        showMonthYearPicker
        selected={value === null ? null : dateOfMonth(value)}
        onChange={(date: Date | null) => date && onChoose(monthOfDate(date))}
        renderCustomHeader={(header) => <YearHeader {...header} />}
        monthAriaLabelPrefix="Months of"
        chooseDayAriaLabelPrefix=""
      />
    </Box>
  );
}

function YearHeader({ date, changeYear, decreaseYear, increaseYear }: ReactDatePickerCustomHeaderProps) {
  const year = date.getFullYear();
  const thisYear = new Date().getFullYear();
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

/**
 * How the calendar looks, instead of the style sheet that it comes with: the colours of the site, both modes, and targets for
 * fingers.
 */
const PICKER_STYLES = {
  p: '3',
  '& .react-datepicker__header': { mb: '2' },
  '& .react-datepicker__month-wrapper': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '1',
    mb: '1',
  },
  '& .react-datepicker__month-text': {
    display: 'grid',
    placeItems: 'center',
    minW: '16',
    minH: '9',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=date]': { fontWeight: 'semibold', color: 'accent.fg' },
    '&[aria-selected=true]': { bg: 'accent.solid', color: 'accent.contrast' },
    [onTouch]: { minH: '11' },
  },
  '& .react-datepicker__aria-live': {
    position: 'absolute',
    w: '1px',
    h: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
};
