import { Box, Row } from 'shared/ui';
import { DayChoice, type DayChoiceProps } from 'shared/ui-overlays';
import { dayProblem, lastDayProblem, type StepsDays } from './steps-period.ts';
import { today } from './today.ts';

interface StepsPeriodChoiceProps extends StepsDays {
  choose: (some: Partial<StepsDays>) => void;
}

/** The days on which plans came to the later status. */
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

function Day(props: DayChoiceProps) {
  return (
    <Box w={{ base: 'full', md: '16rem' }}>
      <DayChoice {...props} max={today()} />
    </Box>
  );
}
