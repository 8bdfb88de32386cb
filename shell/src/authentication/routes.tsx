import { lazy, Suspense, type ReactNode } from 'react';
import type { RouteObject } from 'shared/router';
import { LoadingState } from 'shared/ui';
import { FORGOT_PASSWORD_PATH, LOGIN_PATH, RESET_PASSWORD_PATH, SIGNED_IN_PATH } from './paths.ts';

// Forms are not part of the first page: most visitors only search.
const LoginPage = lazy(async () => ({ default: (await import('./login-page.tsx')).LoginPage }));
const RequestPasswordPage = lazy(async () => ({
  default: (await import('./request-password-page.tsx')).RequestPasswordPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('./reset-password-page.tsx')).ResetPasswordPage,
}));
const SignedInPage = lazy(async () => ({
  default: (await import('./sign-in-service/signed-in-page.tsx')).SignedInPage,
}));

function waitingFor(page: ReactNode): ReactNode {
  return <Suspense fallback={<LoadingState />}>{page}</Suspense>;
}

/** The pages for signing in (spec part 1 §2). */
export const authenticationRoutes: RouteObject[] = [
  { path: LOGIN_PATH, element: waitingFor(<LoginPage />) },
  { path: FORGOT_PASSWORD_PATH, element: waitingFor(<RequestPasswordPage title="Forgot Password" />) },
  { path: SIGNED_IN_PATH, element: waitingFor(<SignedInPage />) },
  { path: RESET_PASSWORD_PATH, element: waitingFor(<ResetPasswordPage />) },
];
