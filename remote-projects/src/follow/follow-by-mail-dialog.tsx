import { useState } from 'react';
import { apiFetch, errorText, pathPart } from 'shared/api';
import type { GeneFollower } from 'shared/contract';
import { MAIL_PACE_OPTIONS, sendsMail } from 'shared/domain';
import { emailRules, mailAddressProblem, WANTED_ADDRESS } from 'shared/mail-address';
import { useUnsavedChanges } from 'shared/router';
import { Button, Notice, Row, Stack, Text } from 'shared/ui';
import { Form, SelectField, SubmitButton, TextField, useFilledForm, useFormState } from 'shared/ui-forms';
import { Dialog } from 'shared/ui-overlays';

const PACES = MAIL_PACE_OPTIONS.filter(({ value }) => value !== 'never');
const EMAIL_RULES = emailRules('Email is required', (email) => mailAddressProblem(email, WANTED_ADDRESS));

const KEPT =
  'This site sends no email. Ask its administrators for the link to confirm with, which is in the outbox. Open it';

interface FollowByMailDialogProps {
  symbol: string;
  onClose: () => void;
}

/** A visitor's address, to which changes of a gene are mailed once it is confirmed. */
export function FollowByMailDialog({ symbol, onClose }: FollowByMailDialogProps) {
  const form = useFilledForm<GeneFollower>({ email: '', mail: 'weekly' });
  const [next, setNext] = useState<string>();
  const [error, setError] = useState<unknown>();
  const { isDirty } = useFormState({ control: form.control });
  useUnsavedChanges(isDirty && next === undefined);

  const send = async ({ email, mail }: GeneFollower) => {
    setError(undefined);
    try {
      await apiFetch<null>(`/api/v2/genes/${pathPart(symbol)}/followers`, {
        body: { email: email.trim(), mail },
      });
      setNext((await sendsMail()) ? `A mail is on its way to ${email.trim()}. Open the link in it` : KEPT);
    } catch (reason) {
      setError(reason);
    }
  };
  if (next !== undefined)
    return (
      <Dialog
        isOpen
        title={`Follow ${symbol} by mail`}
        width="28rem"
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        }
      >
        <Notice kind="success" title="One more step">
          {next} within seven days, and you follow {symbol}.
        </Notice>
      </Dialog>
    );
  return (
    <Dialog isOpen title={`Follow ${symbol} by mail`} width="28rem" onClose={onClose}>
      <Form form={form} label={`Follow ${symbol} by mail`} onSubmit={send}>
        <Stack gap="4" pb="3">
          <Text size="sm">
            Get a mail when public work on {symbol} changes. Your address is used for nothing else; each mail
            has a link that ends them.
          </Text>
          <TextField name="email" label="Email" autoComplete="email" rules={EMAIL_RULES} />
          <SelectField name="mail" label="Mails" options={PACES} blankOption={null} />
          {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
          <Row justifyContent="flex-end">
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton variant="primary" busyText="Sending…">
              Send the mail
            </SubmitButton>
          </Row>
        </Stack>
      </Form>
    </Dialog>
  );
}
