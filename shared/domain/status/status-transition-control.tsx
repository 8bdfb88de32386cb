import { useId } from 'react';
import type { AvailableTransition, StatusTransition } from 'shared/contract';
import { Box, FactList, List, ListItem, Stack, StatusBadge, Text } from 'shared/ui';
import { SelectField, useWatch } from 'shared/ui-forms';
import {
  isEnding,
  offeredSteps,
  pendingStep,
  reasonNotToTake,
  stepOf,
  systemNote,
  type StatusSubject,
} from './steps.ts';
import { StopWork, type StopWorkProps } from './stop-work.tsx';

export interface StatusTransitionControlProps extends Pick<StopWorkProps, 'comment'> {
  /** Path of the action in the form's values, such as `transition.action`: an empty text takes no step. */
  name: string;
  statusTransition: StatusTransition;
  /** Whose status it is; the words depend on it. */
  subject: StatusSubject;
  /** Steps of which it is said elsewhere why they cannot be taken. */
  explained?: readonly string[];
}

const NONE: readonly string[] = [];

/**
 * The step that saving takes (ui-screens 2.2). Steps that the server would refuse can be seen with the reason, not chosen;
 * those that end the work are apart (PP-27). Nothing happens until the form is saved.
 */
export function StatusTransitionControl({
  name,
  statusTransition,
  subject,
  comment,
  explained = NONE,
}: StatusTransitionControlProps) {
  const offered = offeredSteps(statusTransition);
  const pending = pendingStep(statusTransition);
  const chosen = stepOf(statusTransition, useWatch({ name }));
  // A step that ends the work is in the list once it has been chosen, so that the list says what saving does.
  const steps = offered.filter((step) => !isEnding(step) || step === chosen);
  const endings = offered.filter(isEnding);
  const refused = steps.filter(({ available, action }) => !available && !explained.includes(action));
  const note = systemNote(statusTransition);

  return (
    <Stack gap="4">
      {offered.length === 0 && <Text tone="muted">No step can be chosen from this status.</Text>}
      {steps.length === 0 && statusTransition.transitions.some(({ triggeredByUser }) => !triggeredByUser) && (
        <Text tone="muted">
          Next step: none to be chosen; the tracker takes it when what it needs is saved.
        </Text>
      )}
      {steps.length > 0 && (
        <Box maxW="26rem">
          <SelectField
            // Other steps are other options: the form puts its value into a list that has it.
            key={steps.map(({ action }) => action).join()}
            name={name}
            label="Next step"
            options={steps.map(({ action, nextStatus, available }) => ({
              value: action,
              label: nextStatus,
              disabled: !available,
            }))}
            hint={chosen && `Taken when you save: ${statusTransition.currentStatus} → ${chosen.nextStatus}.`}
            rules={{ validate: (value) => problemOf(stepOf(statusTransition, value)) }}
          />
        </Box>
      )}
      <Box aria-live="polite">{chosen?.note && chosen !== pending && <Note>{chosen.note}</Note>}</Box>
      {pending && (
        <Text size="sm" tone="muted">
          What “{pending.nextStatus}” needs has been entered: it is taken with the next save, also when you
          choose it alone.
        </Text>
      )}
      <StepsNotPossible steps={refused} />
      {note !== null && (
        <Text size="sm" tone="danger">
          {note}
        </Text>
      )}
      <StopWork name={name} steps={endings} subject={subject} comment={comment} />
    </Stack>
  );
}

function problemOf(step: AvailableTransition | undefined): string | undefined {
  if (step === undefined || step.available) return undefined;
  return `“${step.nextStatus}” is not possible now: ${reasonNotToTake(step)}`;
}

/** The current status, also for those who cannot change it (ui-screens 2.2, column "Read"). */
export function CurrentStatus({ status }: { status: string }) {
  return <FactList facts={[{ label: 'Current Status', value: <StatusBadge status={status} /> }]} />;
}

function Note({ children }: { children: string }) {
  return (
    <Text size="sm" tone="danger">
      Note: {children}
    </Text>
  );
}

/** The steps that the server would refuse, each with the reason (PP-27): a list of choices has no room for reasons. */
function StepsNotPossible({ steps }: { steps: readonly AvailableTransition[] }) {
  const titleId = useId();
  if (steps.length === 0) return null;
  return (
    <Box maxW="prose">
      <Text size="sm" tone="muted" id={titleId}>
        Not possible now
      </Text>
      <List fontSize="sm" mt="1" aria-labelledby={titleId}>
        {steps.map((step) => (
          <ListItem key={step.action}>
            {step.nextStatus}: {reasonNotToTake(step)}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
