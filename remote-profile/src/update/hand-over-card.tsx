import { normalEmail } from 'shared/mail-address';
import { useState } from 'react';
import { apiFetch, errorText } from 'shared/api';
import type { Transfer, Transferred } from 'shared/contract';
import { EditableFields } from 'shared/edit-form';
import { Card, counted, Notice, Row, Stack } from 'shared/ui';
import { Form, SubmitButton, TextField, useFilledForm } from 'shared/ui-forms';
import { EMAIL_RULES } from '../account/field-rules.ts';
import { transferPath } from '../paths.ts';

/** Gives saved views, and what somebody follows, to a colleague when they leave. */
export function HandOverCard({ email }: { email: string }) {
  const form = useFilledForm<Transfer>({ to: '' });
  const [done, setDone] = useState<{ to: string } & Transferred>();
  const [error, setError] = useState<unknown>();

  const give = async ({ to: typed }: Transfer) => {
    setError(undefined);
    setDone(undefined);
    try {
      const to = normalEmail(typed);
      setDone({
        to,
        ...(await apiFetch<Transferred>(transferPath(email), { body: { to }, showsRefusal: true })),
      });
      form.reset();
    } catch (reason) {
      setError(reason);
    }
  };
  return (
    <Card
      title="Leaving"
      description="Saved views, and what this person follows, can go to a colleague, who then gets the changes. Drafts of forms are in the browser of the person and stay there."
    >
      <Form form={form} label="Leaving" onSubmit={give}>
        <Stack gap="3" maxW="500px">
          <EditableFields>
            <TextField name="to" label="Email of the colleague" autoComplete="off" rules={EMAIL_RULES} />
          </EditableFields>
          {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
          {done && (
            <Notice kind="success">
              {counted(done.follows, 'followed record')} and {counted(done.views, 'saved view')} went to{' '}
              {done.to}.
              {done.left > 0 &&
                ` ${counted(done.left, 'followed record')} stayed, which ${done.to} may not see.`}
            </Notice>
          )}
          <Row>
            <SubmitButton busyText="Giving…">Give to the colleague</SubmitButton>
          </Row>
        </Stack>
      </Form>
    </Card>
  );
}
