import { useId } from 'react';
import type { AvailableTransition, StatusTransition } from 'shared/contract';
import { Box, FactList, List, ListItem, Stack, StatusBadge, Text } from 'shared/ui';
import { SelectField, useWatch } from 'shared/ui-forms';
import { EndingStep } from './ending-step.tsx';
import {
  isEnding,
  offeredSteps,
  pendingStep,
  reasonNotToTake,
  stepOf,
  systemNote,
  type StatusSubject,
} from './steps.ts';
import { useConfirmation } from './use-confirmation.ts';

export interface StatusTransitionControlProps {
  /** Path of the action in the form's values, such as `transition.action`: an empty text takes no step. */
  name: string;
  statusTransition: StatusTransition;
  /** Whose status it is; the words depend on it. */
  subject: StatusSubject;
}

/**
 * The current status, and the step that saving takes (ui-screens 2.2). Steps that the server would refuse can be seen with
 * the reason, not chosen; a step that ends the work says what it means and is confirmed (PP-27). Nothing happens until the
 * form is saved.
 */
export function StatusTransitionControl({ name, statusTransition, subject }: StatusTransitionControlProps) {
  const steps = offeredSteps(statusTransition);
  const pending = pendingStep(statusTransition);
  const chosen = stepOf(statusTransition, useWatch({ name }));
  const confirmation = useConfirmation(chosen);
  const note = systemNote(statusTransition);

  const problemOf = (value: unknown) => {
    const step = stepOf(statusTransition, value);
    if (step && !step.available) return `“${step.nextStatus}” is not possible now: ${reasonNotToTake(step)}`;
    const isOpen = step !== undefined && isEnding(step) && !confirmation.isGiven;
    return isOpen ? `Confirm that the next step is “${step.nextStatus}”, or choose no step` : undefined;
  };

  return (
    <Stack gap="4">
      <CurrentStatus status={statusTransition.currentStatus} />
      {steps.length === 0 ? (
        <Text tone="muted">No step can be chosen from this status.</Text>
      ) : (
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
            rules={{ validate: problemOf, onChange: confirmation.takeBack }}
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
      {chosen && isEnding(chosen) && (
        <EndingStep name={name} step={chosen} subject={subject} confirmation={confirmation} />
      )}
      <StepsNotPossible steps={steps} />
      {note !== null && (
        <Text size="sm" tone="danger">
          {note}
        </Text>
      )}
    </Stack>
  );
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
  const refused = steps.filter(({ available }) => !available);
  if (refused.length === 0) return null;
  return (
    <Box maxW="prose">
      <Text size="sm" tone="muted" id={titleId}>
        Not possible now
      </Text>
      <List fontSize="sm" mt="1" aria-labelledby={titleId}>
        {refused.map((step) => (
          <ListItem key={step.action}>
            {step.nextStatus}: {reasonNotToTake(step)}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
