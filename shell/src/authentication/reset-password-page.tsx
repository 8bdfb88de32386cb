import { useSearchParams } from 'shared/router';
import { NewPasswordPage } from './new-password-page.tsx';
import { RequestPasswordPage } from './request-password-page.tsx';

/** With the token of a reset mail a password is chosen; without one, the mail is requested. */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <NewPasswordPage token={token} /> : <RequestPasswordPage title="Reset Password" />;
}
