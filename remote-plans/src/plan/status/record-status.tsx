import type { StatusStamp, StatusTransition } from 'shared/contract';
import {
  CurrentStatus,
  mergedStamps,
  pathNamed,
  StatusStamps,
  statusesOfPlan,
  StatusTransitionControl,
  useStatusPaths,
  wayOf,
  StepChoice,
  WhatNext,
  type WayStep,
} from 'shared/domain';
import { useFieldLink } from 'shared/edit-form';
import { Stack, Text } from 'shared/ui';
import { useFormContext, useWatch } from 'shared/ui-forms';
import { ForecastNote } from './forecast-note.tsx';

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
  title: 'Status and next step',
  labels: { action: 'Next step' },
};

/** The comments that a reason for stopping is written to; a stage and a specimen have none. */
const COMMENTS: Partial<Record<Subject, { name: string; label: string }>> = {
  plan: { name: 'details.comment', label: 'Comment' },
  colony: { name: 'colony.genotypingComment', label: 'Genotyping Comment' },
};

type Subject = keyof typeof HISTORY_TITLES;

const ACTION = `${STATUS_SECTION.id}.action`;

export interface RecordStatusProps {
  subject: Subject;
  record: {
    statusName: string;
    /** Of a plan: where its outcomes and stages count too. */
    summaryStatusName?: string;
    statusDates: readonly StatusStamp[];
    summaryStatusDates?: readonly StatusStamp[];
    /** Of a plan. */
    typeName?: string;
    attemptTypeName?: string;
    /** Of a stage. */
    phenotypingTypeName?: string;
    /** Some responses of the existing tracker have none; then no step can be chosen. */
    statusTransition?: StatusTransition;
  };
  isEditing: boolean;
}

/** Where a record comes from and stands, what comes next, and the step that saving takes (ui-screens 2.2, 2.3, 10, 15.2). */
export function RecordStatus({ isEditing, ...props }: RecordStatusProps) {
  const { subject, record } = props;
  const { statusName, summaryStatusName = statusName, statusDates, statusTransition } = record;
  const steps = useWay(props);
  const presentLabel = summaryStatusName === statusName ? 'Current Status' : 'Summary Status';
  return (
    <Stack gap="5">
      {isEditing ? (
        <EditedWay steps={steps} presentLabel={presentLabel} />
      ) : (
        <WhatNext steps={steps} presentLabel={presentLabel} />
      )}
      <ForecastOf {...props} steps={steps} />
      {summaryStatusName !== statusName && (
        <div>
          <CurrentStatus status={statusName} />
          <OwnStatusNote summary={summaryStatusName} />
        </div>
      )}
      {isEditing && statusTransition && (
        <StatusTransitionControl
          name={ACTION}
          statusTransition={statusTransition}
          subject={subject}
          comment={COMMENTS[subject]}
          explained={explainedBy(steps, statusTransition)}
        />
      )}
      <StatusStamps title={HISTORY_TITLES[subject]} stamps={statusDates} />
    </Stack>
  );
}

function useWay({ subject, record }: Omit<RecordStatusProps, 'isEditing'>): WayStep[] {
  const paths = useStatusPaths();
  const { statusName, summaryStatusName = statusName, attemptTypeName, phenotypingTypeName } = record;
  const statuses =
    attemptTypeName === undefined
      ? pathNamed(paths, phenotypingTypeName ?? subject)?.statuses
      : statusesOfPlan(paths, attemptTypeName, summaryStatusName);
  return wayOf({
    current: summaryStatusName,
    stamps: mergedStamps(record.statusDates, record.summaryStatusDates ?? []),
    statuses,
    transitions: record.statusTransition?.transitions ?? [],
  });
}

/** What is forecast: production plans, on whose way their outcomes are, and stages rather than the plans that they are of. */
function ForecastOf({ subject, record, steps }: Omit<RecordStatusProps, 'isEditing'> & { steps: WayStep[] }) {
  const { typeName, attemptTypeName, phenotypingTypeName } = record;
  const pathName = typeName === 'production' ? attemptTypeName : phenotypingTypeName;
  return pathName === undefined ? null : <ForecastNote pathName={pathName} noun={subject} steps={steps} />;
}

/** What comes next leads to the fields of the form, and can be chosen. */
function EditedWay(props: { steps: readonly WayStep[]; presentLabel: string }) {
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name: ACTION });
  const choose = (action: string) => setValue(ACTION, action, { shouldDirty: true, shouldValidate: true });
  return (
    <WhatNext
      {...props}
      linkTo={useFieldLink()}
      choiceOf={(step, action) => <StepChoice {...{ step, action, chosen, choose }} />}
    />
  );
}

/** The steps of which the way says why they cannot be taken. */
function explainedBy(steps: readonly WayStep[], { transitions }: StatusTransition): string[] {
  const refusals = steps.flatMap((step) => (step.kind === 'future' ? (step.refusal ?? []) : []));
  return transitions.flatMap(({ action, note }) => (note !== null && refusals.includes(note) ? action : []));
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
