import { Box, formatCount, isDay, Text } from 'shared/ui';
import { DayChoice, type DayChoiceProps } from 'shared/ui-overlays';
import { today } from './today.ts';

/** The past day that an address asks for; null for today, and for what is no such day. */
export function pastDay(on: string): string | null {
  return isDay(on) && on < today() ? on : null;
}

type FunnelDayProps = Pick<DayChoiceProps, 'value' | 'onChange'>;

/** The day at whose end projects are counted. */
export function FunnelDay({ value, onChange }: FunnelDayProps) {
  return (
    <DayChoice
      label="On"
      hint="At the end of a day; today without one."
      value={value}
      onChange={onChange}
      max={today()}
      error={
        isDay(value) && value > today()
          ? 'This day is yet to come: the numbers are those of today.'
          : undefined
      }
    />
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
