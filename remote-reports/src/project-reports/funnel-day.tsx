import { Box, DateInput, Field, formatCount, isDay, Text } from 'shared/ui';
import { today } from './today.ts';

/** The past day that an address asks for; null for today, and for what is no such day. */
export function pastDay(on: string): string | null {
  return isDay(on) && on < today() ? on : null;
}

interface DayChoiceProps {
  value: string;
  onChange: (day: string) => void;
}

/** The day at whose end projects are counted. While one is being typed the day before it stays. */
export function DayChoice({ value, onChange }: DayChoiceProps) {
  return (
    <Field
      label="On"
      hint="At the end of a day; today without one."
      error={
        isDay(value) && value > today()
          ? 'This day is yet to come: the numbers are those of today.'
          : undefined
      }
    >
      <DateInput
        value={isDay(value) ? value : ''}
        max={today()}
        onChange={(text) => (text === '' || isDay(text)) && onChange(text)}
      />
    </Field>
  );
}

/** By how much a number has changed: `+12`, `−3`, `0`. */
export function changeText(then: number, now: number): string {
  const change = now - then;
  if (change === 0) return '0';
  return `${change > 0 ? '+' : '−'}${formatCount(Math.abs(change))}`;
}

/** The same, quiet where nothing has changed. */
export function Change({ then, now }: { then: number; now: number }) {
  return (
    <Text as="span" tone={then === now ? 'subtle' : undefined}>
      {changeText(then, now)}
    </Text>
  );
}

/** A number of a day, with what was added or taken since, where there is something. */
export function CountThen({ then, now }: { then: number; now: number }) {
  return (
    <>
      {formatCount(then)}
      {now !== then && (
        <Box as="span" display="block">
          <Text as="span" size="sm" tone="muted">
            {changeText(then, now)}
          </Text>
        </Box>
      )}
    </>
  );
}
