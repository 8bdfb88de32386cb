import { useState } from 'react';
import { apiFetch, errorText } from 'shared/api';
import { sendsMail } from 'shared/domain';
import { normalEmail } from 'shared/mail-address';
import { Link, Notice, Stack } from 'shared/ui';
import { Form, SubmitButton, TextField, useFilledForm } from 'shared/ui-forms';
import { AuthenticationPage } from './authentication-page.tsx';
import { EMAIL_RULES } from './email.ts';
import { LOGIN_PATH } from './paths.ts';

interface RequestForm {
  email: string;
}

interface Outcome {
  kind: 'success' | 'error';
  text: string;
}

/** Spec part 1 §8. */
const SENT = 'Please check your email for password reset instructions';
const KEPT = `${SENT}. This site does not send them itself: its administrators find them in the outbox, and pass them on.`;

const HINT =
  'Enter your email and submit to receive a message that explains how to reset your password. Your username is your email address; username and email must both be in lowercase, so capital letters are changed for you.';

/** Asks for the reset mail; the server takes the bare address as text (api-1 §4.2). */
function requestPasswordReset(email: string): Promise<null> {
  return apiFetch<null>('/api/people/requestPasswordReset', { text: email, outsideSession: true });
}

/**
 * Asking for a new password. The addresses "forgot" and "reset" show the same form under their own heading
 * (spec part 1 §2, PP-69).
 */
export function RequestPasswordPage({ title = 'Forgot Password' }: { title?: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useFilledForm<RequestForm>({ email: '' });
  const showAsSent = () => form.setValue('email', normalEmail(form.getValues('email')));

  const submit = async ({ email }: RequestForm) => {
    // An older outcome must not stand beside the new one (PP-69).
    setOutcome(undefined);
    showAsSent();
    try {
      await requestPasswordReset(normalEmail(email));
      setOutcome({ kind: 'success', text: (await sendsMail()) ? SENT : KEPT });
    } catch (error) {
      setOutcome({ kind: 'error', text: errorText(error) });
    }
  };

  return (
    <AuthenticationPage title={title}>
      {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
      <Form form={form} onSubmit={submit} label={title}>
        <Stack gap="4">
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            hint={HINT}
            rules={{ ...EMAIL_RULES, onBlur: showAsSent }}
          />
          <SubmitButton variant="primary" fullWidth>
            Submit
          </SubmitButton>
        </Stack>
      </Form>
      <Link to={LOGIN_PATH}>Back to login</Link>
    </AuthenticationPage>
  );
}
