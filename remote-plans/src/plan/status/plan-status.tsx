import { CurrentStatus, StatusStamps, StatusTransitionControl } from 'shared/domain';
import { Stack } from 'shared/ui';
import type { PlanSection, SectionProps } from '../form/plan-section.ts';

/** The status of a plan, the next step, and how it came this far (ui-screens 2.2, 2.3 and 10). */
export const planStatus: PlanSection = {
  id: 'transition',
  title: 'Status transition',
  labels: { action: 'Next step' },
  Fields,
  Facts,
};

function Fields({ plan }: SectionProps) {
  return (
    <Stack gap="5">
      <StatusTransitionControl
        name="transition.action"
        statusTransition={plan.statusTransition}
        subject="plan"
      />
      <History plan={plan} />
    </Stack>
  );
}

function Facts({ plan }: SectionProps) {
  return (
    <Stack gap="5">
      <CurrentStatus status={plan.statusName} />
      <History plan={plan} />
    </Stack>
  );
}

function History({ plan }: SectionProps) {
  return <StatusStamps title="Plan Status History" stamps={plan.statusDates} />;
}
