import { useState } from 'react';
import { apiFetch, errorText } from 'shared/api';
import type { PasswordResetRequest } from 'shared/contract';
import { PASSWORD_LENGTH, SHORTEST_PASSWORD } from 'shared/limits';
import { Box, Link, Notice, Stack } from 'shared/ui';
import { Form, PasswordField, SubmitButton, useFilledForm, type FilledForm } from 'shared/ui-forms';
import { AuthenticationPage } from './authentication-page.tsx';
import { LOGIN_PATH, RESET_PASSWORD_PATH } from './paths.ts';

interface NewPasswordForm {
  password: string;
  confirmation: string;
}

function setPassword(request: PasswordResetRequest): Promise<null> {
  return apiFetch<null>('/auth/passwordReset', { body: request, outsideSession: true });
}

function NewPasswordFields({ form }: { form: FilledForm<NewPasswordForm> }) {
  return (
    <Stack gap="4">
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        hint={`At least ${SHORTEST_PASSWORD} characters.`}
        rules={{ required: 'Password is required', ...PASSWORD_LENGTH }}
      />
      <PasswordField
        name="confirmation"
        label="Confirm new password"
        autoComplete="new-password"
        rules={{
          required: 'Please repeat the password',
          validate: (typed) => typed === form.getValues('password') || 'The two passwords are not the same',
        }}
      />
      <SubmitButton variant="primary" fullWidth>
        Submit
      </SubmitButton>
    </Stack>
  );
}

/** Choosing a password with the token of a reset mail. */
export function NewPasswordPage({ token }: { token: string }) {
  const [failure, setFailure] = useState<string>();
  const [isDone, setDone] = useState(false);
  const form = useFilledForm<NewPasswordForm>({ password: '', confirmation: '' });

  const submit = async ({ password }: NewPasswordForm) => {
    setFailure(undefined);
    try {
      await setPassword({ token, password });
      setDone(true);
    } catch (error) {
      setFailure(errorText(error));
    }
  };

  return (
    <AuthenticationPage title="Reset Password">
      {isDone && <Notice kind="success">Your password has been changed. You can log in with it now.</Notice>}
      {failure !== undefined && (
        <Notice kind="error">
          <Box as="p">{failure}</Box>
          <Link to={RESET_PASSWORD_PATH}>Request a new email</Link>
        </Notice>
      )}
      {!isDone && (
        <Form form={form} onSubmit={submit} label="Choose a new password">
          <NewPasswordFields form={form} />
        </Form>
      )}
      <Link to={LOGIN_PATH}>Back to login</Link>
    </AuthenticationPage>
  );
}
