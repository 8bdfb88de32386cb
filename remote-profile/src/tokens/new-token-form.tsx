import { useEffect, useState } from 'react';
import { errorText, mutateResource, useResource } from 'shared/api';
import type { OwnReleases, PersonalTokenCreated, PersonalTokenCreation } from 'shared/contract';
import { useCreation } from 'shared/domain';
import { LONGEST_TOKEN_NAME } from 'shared/limits';
import { useUnsavedChanges } from 'shared/router';
import { Box, Button, Grid, Notice, Row, Stack } from 'shared/ui';
import { Form, SelectField, SubmitButton, TextField, useFilledForm, useFormState } from 'shared/ui-forms';
import { OWN_RELEASES, TOKENS } from './token-calls.ts';

interface TokenValues {
  name: string;
  scope: PersonalTokenCreation['scope'];
  days: string;
}

const SCOPES = [
  { value: 'read', label: 'read: only look' },
  { value: 'write', label: 'write: change what you may change' },
];
/** The longest is the limit of the contract. */
const VALIDITY = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '365 days' },
];

const NAME_RULES = {
  required: 'Name is required',
  validate: (typed: unknown) => (typeof typed === 'string' && typed.trim() !== '') || 'Name is required',
  maxLength: {
    value: LONGEST_TOKEN_NAME,
    message: `The name must have at most ${LONGEST_TOKEN_NAME} characters`,
  },
};

export interface NewTokenFormProps {
  /** Shows the token, which only this response contains; the form stays where an earlier attempt has made it. */
  onCreated: (created: PersonalTokenCreated, isEarlier: boolean) => void;
  onCancel: () => void;
}

/** What a new token is called, may do, and how long it is valid. */
export function NewTokenForm({ onCreated, onCancel }: NewTokenFormProps) {
  const form = useFilledForm<TokenValues>({ name: '', scope: 'read', days: '90' });
  const [error, setError] = useState<unknown>();
  const [isFound, setFound] = useState(false);
  const make = useCreation<PersonalTokenCreated>(TOKENS);
  // Few people answer for an app; for all others, and while this is unknown, there are the two.
  const { data: apps = [] } = useResource<OwnReleases>(OWN_RELEASES);
  const releases = apps.map((app) => ({
    value: `release:${app}`,
    label: `release ${app}, and nothing else`,
  }));
  const { setFocus } = form;
  // The button that opened the form has gone.
  useEffect(() => setFocus('name'), [setFocus]);
  const { isDirty } = useFormState({ control: form.control });
  useUnsavedChanges(isDirty);

  const create = async ({ name, scope, days }: TokenValues) => {
    setError(undefined);
    setFound(false);
    try {
      const creation: PersonalTokenCreation = { name: name.trim(), scope, days: Number(days) };
      const { response, isEarlier } = await make(creation);
      await mutateResource(TOKENS);
      setFound(isEarlier);
      onCreated(response, isEarlier);
    } catch (reason) {
      setError(reason);
    }
  };
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="md" p="4">
      <Form form={form} label="New token" onSubmit={create}>
        <Stack gap="4">
          <Grid gridTemplateColumns={{ base: '1fr', md: '2fr 2fr 1fr' }} gap="4">
            <TextField name="name" label="Name" autoComplete="off" hint="What it is for" rules={NAME_RULES} />
            <SelectField
              name="scope"
              label="Permission"
              options={[...SCOPES, ...releases]}
              blankOption={null}
            />
            <SelectField name="days" label="Valid for" options={VALIDITY} blankOption={null} />
          </Grid>
          {isFound && (
            <Notice kind="info">
              It was created, as shown above. Your later changes are still here. Creating again makes another
              one.
            </Notice>
          )}
          {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
          <Row>
            <SubmitButton variant="primary" busyText="Creating…">
              Create token
            </SubmitButton>
            <Button onClick={onCancel}>Cancel</Button>
          </Row>
        </Stack>
      </Form>
    </Box>
  );
}
