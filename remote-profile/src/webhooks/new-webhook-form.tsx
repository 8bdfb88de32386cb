import { useEffect, useState } from 'react';
import { errorText, mutateResource } from 'shared/api';
import type { Person, WebhookCreation, WebhookWithSecret } from 'shared/contract';
import { Loaded, useCreation } from 'shared/domain';
import { LONGEST_WEBHOOK_ADDRESS } from 'shared/limits';
import { useUnsavedChanges } from 'shared/router';
import { isAdmin } from 'shared/session';
import { Button, Card, Grid, Notice, Row, Stack } from 'shared/ui';
import { Form, SelectField, SubmitButton, TextField, useFilledForm, useFormState } from 'shared/ui-forms';
import { useManagedLists, type ManagedLists } from '../users/use-managed-lists.ts';
import { WEBHOOKS } from './webhook-calls.ts';

interface WebhookValues {
  /** `workUnit JAX` or `consortium IMPC`. */
  of: string;
  url: string;
}

const URL_RULES = {
  required: 'Address is required',
  pattern: {
    value: /^\s*https?:\/\/\S+\s*$/,
    message: 'Enter an address such as https://lab.example/changes',
  },
  maxLength: {
    value: LONGEST_WEBHOOK_ADDRESS,
    message: `The address must have at most ${LONGEST_WEBHOOK_ADDRESS} characters`,
  },
};

export interface NewWebhookFormProps {
  person: Person;
  /** Shows the secret, which only this response contains; the form stays where an earlier attempt has added the webhook. */
  onAdded: (added: WebhookWithSecret, isEarlier: boolean) => void;
  onCancel: () => void;
}

/** Whose changes go to which address. */
export function NewWebhookForm({ person, ...rest }: NewWebhookFormProps) {
  const { lists, error, reload } = useManagedLists();
  return (
    <Card title="New webhook">
      <Loaded of={{ data: lists, error, reload }} label="Loading what you manage…">
        {(data) => <Fields options={ownersOf(data)} isAdministrator={isAdmin(person)} {...rest} />}
      </Loaded>
    </Card>
  );
}

/** Work units and consortia that the person manages, as the choices of a select. */
function ownersOf({ workUnits, consortia }: ManagedLists): { value: string; label: string }[] {
  return [
    ...workUnits.map((name) => ({ value: `workUnit ${name}`, label: `${name}, work unit` })),
    ...consortia.map((name) => ({ value: `consortium ${name}`, label: `${name}, consortium` })),
  ];
}

interface FieldsProps extends Omit<NewWebhookFormProps, 'person'> {
  options: readonly { value: string; label: string }[];
  isAdministrator: boolean;
}

function Fields({ options, isAdministrator, onAdded, onCancel }: FieldsProps) {
  const only = options.length === 1 && !isAdministrator ? (options[0]?.value ?? '') : '';
  const form = useFilledForm<WebhookValues>({ of: only, url: '' });
  const [error, setError] = useState<unknown>();
  const [isFound, setFound] = useState(false);
  const create = useCreation<WebhookWithSecret>(WEBHOOKS);
  const { setFocus } = form;
  // The button that opened the form has gone.
  useEffect(() => setFocus(only === '' ? 'of' : 'url'), [setFocus, only]);
  const { isDirty } = useFormState({ control: form.control });
  useUnsavedChanges(isDirty);

  const add = async ({ of, url }: WebhookValues) => {
    setError(undefined);
    setFound(false);
    const [kind, ...words] = of.split(' ');
    const name = words.join(' ');
    try {
      const owner = kind === 'workUnit' ? { workUnitName: name } : { consortiumName: name };
      const creation: WebhookCreation = { ...owner, url: url.trim() };
      const { response, isEarlier } = await create(creation);
      setFound(isEarlier);
      onAdded(response, isEarlier);
    } catch (reason) {
      setError(reason);
    }
    // Without a response, the list shows whether it was added.
    await mutateResource(WEBHOOKS);
  };
  return (
    <Form form={form} label="New webhook" onSubmit={add}>
      <Stack gap="4">
        <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 2fr' }} gap="4">
          <SelectField
            name="of"
            label="Changes of"
            options={options}
            rules={{ required: 'Choose a work unit or a consortium' }}
          />
          <TextField
            name="url"
            label="Address"
            autoComplete="off"
            hint="An https address that can be reached from everywhere"
            rules={URL_RULES}
          />
        </Grid>
        {isFound && (
          <Notice kind="info">
            It was added, as shown above. Your later changes are still here. Adding again makes another one.
          </Notice>
        )}
        {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
        <Row>
          <SubmitButton variant="primary" busyText="Adding…">
            Add webhook
          </SubmitButton>
          <Button onClick={onCancel}>Cancel</Button>
        </Row>
      </Stack>
    </Form>
  );
}
