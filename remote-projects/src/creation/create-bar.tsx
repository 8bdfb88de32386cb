import { RequiredHint, SaveProblemNotice, type FormEdit } from 'shared/edit-form';
import { Button, Row, Stack, Text } from 'shared/ui';
import { useFormContext, useFormState, useWatch } from 'shared/ui-forms';
import type { CreationValues } from './creation-values.ts';
import { missingFields } from './missing-fields.ts';

/** The button that creates, enabled when the form is valid and changed, and what creating met with (spec part 1 §4). */
export function CreateBar({ edit }: { edit: FormEdit<CreationValues> }) {
  const { isBusy } = edit;
  const { getValues } = useFormContext<CreationValues>();
  const { isDirty } = useFormState<CreationValues>();
  useWatch<CreationValues>();
  const missing = missingFields(getValues());
  return (
    <Stack gap="3" mt="4">
      <SaveProblemNotice edit={edit} />
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
      <RequiredHint />
    </Stack>
  );
}

function reasonNotToCreate(isDirty: boolean, missing: readonly string[]): string | undefined {
  if (!isDirty) return 'Nothing has been entered.';
  return missing.length > 0 ? 'Required fields are still empty.' : undefined;
}
