import { useEffect } from 'react';
import type { AvailableTransition } from 'shared/contract';
import { Checkbox, List, ListItem, Notice, Stack } from 'shared/ui';
import { useFormContext } from 'shared/ui-forms';
import { confirmationOf, consequencesOf, type StatusSubject } from './steps.ts';
import type { Confirmation } from './use-confirmation.ts';

export interface EndingStepProps {
  /** Path of the action in the form's values. */
  name: string;
  step: AvailableTransition;
  subject: StatusSubject;
  confirmation: Confirmation;
}

/**
 * What a step that ends the work means, and the box without which it is not sent (PP-27). It stands in the page and not in a
 * dialog: going through the steps by arrow keys would open one after the other.
 */
export function EndingStep({ name, step, subject, confirmation: { isGiven, give } }: EndingStepProps) {
  const { trigger } = useFormContext();
  useEffect(() => {
    if (isGiven) void trigger(name);
  }, [isGiven, name, trigger]);

  return (
    <Notice kind="warning" title={`“${step.nextStatus}” ends the work`}>
      <Stack gap="2">
        <List>
          {consequencesOf(step, subject).map((sentence) => (
            <ListItem key={sentence}>{sentence}</ListItem>
          ))}
        </List>
        <Checkbox
          label={confirmationOf(step, subject)}
          checked={isGiven}
          onChange={({ target }) => give(target.checked)}
        />
      </Stack>
    </Notice>
  );
}
