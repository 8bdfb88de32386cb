import type { Outcome, StatusStamp, StatusTransition } from 'shared/contract';
import { CurrentStatus, StatusStamps, StatusTransitionControl } from 'shared/domain';
import { Stack } from 'shared/ui';

interface Status {
  subject: 'colony' | 'specimen';
  statusName: string;
  statusDates: readonly StatusStamp[];
  /** Some answers of the existing tracker have none; then no step can be chosen. */
  statusTransition?: StatusTransition;
}

/** The status of the colony or specimen, once there is one. */
export function statusOf({ colony, specimen }: Pick<Outcome, 'colony' | 'specimen'>): Status | undefined {
  if (colony) return { subject: 'colony', ...colony };
  return specimen && { subject: 'specimen', ...specimen };
}

export interface OutcomeStatusProps {
  status: Status;
  isEditing: boolean;
}

/** The status of a colony or specimen, the next step, and how it came this far (ui-screens 15.2). */
export function OutcomeStatus({ status, isEditing }: OutcomeStatusProps) {
  const { subject, statusName, statusDates, statusTransition } = status;
  return (
    <Stack gap="5">
      {isEditing && statusTransition ? (
        <StatusTransitionControl
          name="transition.action"
          statusTransition={statusTransition}
          subject={subject}
        />
      ) : (
        <CurrentStatus status={statusName} />
      )}
      <StatusStamps
        title={subject === 'colony' ? 'Colony Status History' : 'Specimen Status History'}
        stamps={statusDates}
      />
    </Stack>
  );
}
