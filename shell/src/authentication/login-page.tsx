import { useEffect, useState } from 'react';
import { errorText, siteConfiguration } from 'shared/api';
import { normalEmail } from 'shared/mail-address';
import { useLocation, useNavigate, useSearchParams } from 'shared/router';
import { sessionStore, signIn, signOut } from 'shared/session';
import { Box, ExternalLink, Link, Stack, Text } from 'shared/ui';
import { Form, PasswordField, SubmitButton, TextField, useFilledForm } from 'shared/ui-forms';
import { knownAreas } from '../areas/use-areas.ts';
import { readsOfSignedIn, startReads } from '../navigation/prepare-address.ts';
import { afterSignIn } from './after-sign-in.ts';
import { AuthenticationPage } from './authentication-page.tsx';
import { EMAIL_RULES } from './email.ts';
import { LoginFailure } from './login-failure.tsx';
import { FORGOT_PASSWORD_PATH } from './paths.ts';
import { problemText } from './sign-in-service/problem-text.ts';
import { OrServiceButton } from './sign-in-service/service-button.tsx';

interface LoginForm {
  email: string;
  password: string;
}

/** Anyone who comes to this page is signed out first; the menu item "Logout" is a link to it (spec part 1 §2). */
function useSignOutOnArrival(): void {
  const { key } = useLocation();
  useEffect(() => {
    void signOut();
  }, [key]);
}

const addressOf = (path: string) => new URL(path, document.baseURI);

/**
 * Requests what the next screen reads and did not come with the session, before the page shows who has signed in, which keeps a slow
 * browser busy. Resolves when all has come, or the requests are on their way.
 */
async function requestReads(path: string): Promise<void> {
  const areSent = new Promise((resolve) => setTimeout(resolve));
  await Promise.race([startReads(addressOf(path), { isSignedIn: true }), areSent]);
}

/** Signing in, and on to where the person wanted to go. */
export function LoginPage() {
  useSignOutOnArrival();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [failure, setFailure] = useState(problemText(query));
  const form = useFilledForm<LoginForm>({ email: '', password: '' });

  const nextFor = (address: string | undefined) => afterSignIn(query.get('returnUrl'), address, knownAreas());
  const login = async ({ email, password }: LoginForm) => {
    setFailure(undefined);
    try {
      const userName = normalEmail(email);
      await signIn(userName, password, {
        reads: await readsOfSignedIn(addressOf(nextFor(userName))),
        prepare: (person) => requestReads(nextFor(person.email)),
      });
      await navigate(nextFor(sessionStore.getState().person?.email), { replace: true });
    } catch (error) {
      setFailure(errorText(error));
    }
  };

  return (
    <AuthenticationPage title="Login">
      {failure !== undefined && <LoginFailure text={failure} />}
      <Form form={form} onSubmit={login} label="Login">
        <Stack gap="4">
          <TextField name="email" label="Email" type="email" autoComplete="username" rules={EMAIL_RULES} />
          <PasswordField name="password" label="Password" rules={{ required: 'Password is required' }} />
          <Box textAlign="end" fontSize="sm">
            <Link to={FORGOT_PASSWORD_PATH}>Forgot Password?</Link>
          </Box>
          <SubmitButton variant="primary" fullWidth>
            Login
          </SubmitButton>
        </Stack>
      </Form>
      <OrServiceButton returnUrl={query.get('returnUrl') ?? '/'} />
      <WithoutAccount />
    </AuthenticationPage>
  );
}

/** Whom to ask for an account, where this installation names somebody. */
function WithoutAccount() {
  const { contact } = siteConfiguration().links;
  if (contact === undefined) return null;
  return (
    <Text size="sm">
      No account yet?{' '}
      <ExternalLink href={contact} sameTab>
        Ask for one
      </ExternalLink>
    </Text>
  );
}
