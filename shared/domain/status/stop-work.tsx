import { useId, useState } from 'react';
import type { AvailableTransition } from 'shared/contract';
import { Box, Button, Checkbox, Field, List, ListItem, NativeSelect, Notice, Stack, Text } from 'shared/ui';
import { useFormContext, useWatch } from 'shared/ui-forms';
import { confirmationOf, consequencesOf, reasonNotToTake, type StatusSubject } from './steps.ts';
import { STOP_REASONS, withStopReason } from 'shared/stop-reasons';

export interface StopWorkProps {
  /** Path of the action in the form's values. */
  name: string;
  /** The steps that end the work. */
  steps: readonly AvailableTransition[];
  subject: StatusSubject;
  /** The comment that the reason is written to; without one nobody asks for it. */
  comment?: { name: string; label: string };
}

/** What is stopped, in the words of the button. */
const STOPPED: Record<StatusSubject, string> = {
  plan: 'attempt',
  colony: 'colony',
  specimen: 'specimen',
  stage: 'phenotyping stage',
};

/**
 * The steps that end the work, apart from those that lead on: what each means, and the box without which it is not taken
 * (PP-27). Nothing happens until the form is saved.
 */
export function StopWork({ steps, subject, ...form }: StopWorkProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  if (steps.length === 0) return null;
  return (
    <div className="gt-no-print">
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {`Stop this ${STOPPED[subject]}…`}
      </Button>
      {isOpen && (
        <Stack id={panelId} gap="3" mt="2">
          {steps.map((step) => (
            <Ending key={step.action} step={step} subject={subject} {...form} />
          ))}
        </Stack>
      )}
    </div>
  );
}

function Ending({
  name,
  step,
  subject,
  comment,
}: Omit<StopWorkProps, 'steps'> & { step: AvailableTransition }) {
  const { setValue } = useFormContext();
  const isChosen: boolean = useWatch({ name }) === step.action;
  if (!step.available)
    return (
      <Text size="sm" tone="muted">
        {step.nextStatus}: {reasonNotToTake(step)}
      </Text>
    );
  return (
    <Notice kind="warning" title={`“${step.nextStatus}” ends the work`}>
      <Stack gap="2">
        <List>
          {consequencesOf(step, subject).map((sentence) => (
            <ListItem key={sentence}>{sentence}</ListItem>
          ))}
        </List>
        {comment && <ReasonChoice {...comment} />}
        <Checkbox
          label={confirmationOf(step, subject)}
          checked={isChosen}
          onChange={({ target }) => setValue(name, target.checked ? step.action : '', CHANGED)}
        />
        {isChosen && (
          <Text size="sm" role="status">
            Taken when you save.
          </Text>
        )}
      </Stack>
    </Notice>
  );
}

const CHANGED = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

function ReasonChoice({ name, label }: NonNullable<StopWorkProps['comment']>) {
  const { setValue, getValues } = useFormContext();
  const [reason, setReason] = useState('');
  const choose = (chosen: string) => {
    const written: unknown = getValues(name);
    setReason(chosen);
    setValue(name, withStopReason(typeof written === 'string' ? written : '', chosen), CHANGED);
  };
  return (
    <Box maxW="26rem">
      <Field label="Reason" hint={`Becomes a line of “${label}”, which you can change.`}>
        <NativeSelect
          options={STOP_REASONS}
          blankOption="No reason given"
          value={reason}
          onChange={({ target }) => choose(target.value)}
        />
      </Field>
    </Box>
  );
}
