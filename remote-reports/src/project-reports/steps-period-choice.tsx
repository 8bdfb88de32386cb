import { Box, DateInput, Field, isDay, Row } from 'shared/ui';
import { dayProblem, lastDayProblem, type StepsDays } from './steps-period.ts';
import { today } from './today.ts';

interface StepsPeriodChoiceProps extends StepsDays {
  choose: (some: Partial<StepsDays>) => void;
}

/** The days on which plans came to the later status. While one is being typed the day before it stays. */
export function StepsPeriodChoice({ choose, ...days }: StepsPeriodChoiceProps) {
  const { stepsFrom, stepsTo } = days;
  return (
    <Row alignItems="flex-start" gap="4">
      <Day
        label="Reached from"
        hint="From the beginning without one."
        error={dayProblem(stepsFrom)}
        value={stepsFrom}
        onChange={(stepsFrom) => choose({ stepsFrom })}
      />
      <Day
        label="Reached until"
        hint="Until today without one."
        error={lastDayProblem(days)}
        value={stepsTo}
        onChange={(stepsTo) => choose({ stepsTo })}
      />
    </Row>
  );
}

interface DayProps {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange: (day: string) => void;
}

function Day({ value, onChange, ...field }: DayProps) {
  return (
    <Box w={{ base: 'full', md: '16rem' }}>
      <Field {...field}>
        <DateInput
          value={isDay(value) ? value : ''}
          max={today()}
          onChange={(text) => (text === '' || isDay(text)) && onChange(text)}
        />
      </Field>
    </Box>
  );
}
