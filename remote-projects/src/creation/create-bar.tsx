import { errorText } from 'shared/api';
import { Button, Notice, Row, Stack, Text } from 'shared/ui';
import { useFormContext, useFormState, useWatch } from 'shared/ui-forms';
import type { CreationValues } from './creation-values.ts';
import { missingFields } from './missing-fields.ts';

export interface CreateBarProps {
  /** What the last attempt met with. */
  error: unknown;
  isBusy: boolean;
}

/** The button that creates, enabled when the form is valid and changed, and what creating met with (spec part 1 §4). */
export function CreateBar({ error, isBusy }: CreateBarProps) {
  const { getValues } = useFormContext<CreationValues>();
  const { isDirty } = useFormState<CreationValues>();
  useWatch<CreationValues>();
  const missing = missingFields(getValues());
  return (
    <Stack gap="3" mt="4">
      {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
      <Row>
        <Button
          type="submit"
          variant="primary"
          isBusy={isBusy}
          busyText="Creating…"
          disabledReason={isBusy ? undefined : reasonNotToCreate(isDirty, missing)}
        >
          Create Project
        </Button>
        {!isBusy && isDirty && missing.length > 0 && (
          <Text tone="muted">Still needed: {missing.join(', ')}</Text>
        )}
      </Row>
      <Text size="sm" tone="muted">
        * required fields
      </Text>
    </Stack>
  );
}

function reasonNotToCreate(isDirty: boolean, missing: readonly string[]): string | undefined {
  if (!isDirty) return 'Nothing has been entered.';
  return missing.length > 0 ? 'Required fields are still empty.' : undefined;
}
