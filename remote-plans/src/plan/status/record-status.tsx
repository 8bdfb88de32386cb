import type { StatusStamp, StatusTransition } from 'shared/contract';
import { CurrentStatus, StatusStamps, StatusTransitionControl } from 'shared/domain';
import { Stack, Text } from 'shared/ui';

/** ui-screens 2.3. */
const HISTORY_TITLES = {
  plan: 'Plan Status History',
  colony: 'Colony Status History',
  specimen: 'Specimen Status History',
  stage: 'Phenotyping Stage Status History',
};

/** The section with the status of a record. */
export const STATUS_SECTION = {
  id: 'transition',
  title: 'Status transition',
  labels: { action: 'Next step' },
};

export interface RecordStatusProps {
  subject: keyof typeof HISTORY_TITLES;
  record: {
    statusName: string;
    /** Of a plan: where its outcomes and stages count too. */
    summaryStatusName?: string;
    statusDates: readonly StatusStamp[];
    /** Some responses of the existing tracker have none; then no step can be chosen. */
    statusTransition?: StatusTransition;
  };
  isEditing: boolean;
}

/** The status of a record, the next step, and how it came this far (ui-screens 2.2, 2.3, 10, 15.2). */
export function RecordStatus({ subject, record, isEditing }: RecordStatusProps) {
  const { statusName, summaryStatusName = statusName, statusDates, statusTransition } = record;
  return (
    <Stack gap="5">
      {isEditing && statusTransition ? (
        <StatusTransitionControl
          name={`${STATUS_SECTION.id}.action`}
          statusTransition={statusTransition}
          subject={subject}
        />
      ) : (
        <CurrentStatus status={statusName} />
      )}
      {summaryStatusName !== statusName && <OwnStatusNote summary={summaryStatusName} />}
      <StatusStamps title={HISTORY_TITLES[subject]} stamps={statusDates} />
    </Stack>
  );
}

/** Two statuses of one plan are no contradiction once it is said what each is of. */
function OwnStatusNote({ summary }: { summary: string }) {
  return (
    <Text size="sm" tone="muted">
      This is the status of the attempt itself. With its outcomes and stages the plan has reached “{summary}”,
      its Summary Status.
    </Text>
  );
}
