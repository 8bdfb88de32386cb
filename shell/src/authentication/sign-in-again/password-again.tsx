import { useEffect, useState } from 'react';
import { errorText } from 'shared/api';
import { signIn } from 'shared/session';
import { Button, Row, Stack } from 'shared/ui';
import { Form, PasswordField, SubmitButton, TextField, useFilledForm } from 'shared/ui-forms';
import { LoginFailure } from '../login-failure.tsx';
import { CLOSE_THIS_TAB, OrServiceButton } from '../sign-in-service/service-button.tsx';

/** Under its own name, so that its controls are not taken for those of a form on the page behind. */
interface PasswordForm {
  signInAgain: { email: string; password: string };
}

export interface PasswordAgainProps {
  email: string;
  onGoOn: () => void;
}

/** The password once more. The address is shown, for the person and for password managers, but is not theirs to change. */
export function PasswordAgain({ email, onGoOn }: PasswordAgainProps) {
  const [failure, setFailure] = useState<string>();
  const form = useFilledForm<PasswordForm>({ signInAgain: { email, password: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('signInAgain.password'), [setFocus]);

  const submit = async ({ signInAgain: { password } }: PasswordForm) => {
    setFailure(undefined);
    try {
      await signIn(email, password);
    } catch (error) {
      setFailure(errorText(error));
    }
  };

  return (
    <Stack gap="4">
      {failure !== undefined && <LoginFailure text={failure} newTab />}
      <Form form={form} onSubmit={submit} label="Sign in again">
        <Stack gap="4">
          <TextField name="signInAgain.email" label="Email" type="email" autoComplete="username" readOnly />
          <PasswordField
            name="signInAgain.password"
            label="Password"
            rules={{ required: 'Password is required' }}
          />
          <Row gap="2" justifyContent="flex-end">
            <Button onClick={onGoOn}>Go on without signing in</Button>
            <SubmitButton variant="primary">Sign in</SubmitButton>
          </Row>
        </Stack>
      </Form>
      <OrServiceButton returnUrl={CLOSE_THIS_TAB} newTab />
    </Stack>
  );
}
