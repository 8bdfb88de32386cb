import { apiFetch } from 'shared/api';
import type { Account } from 'shared/contract';
import { noteResetMail } from '../account/reset-mail.ts';
import { accountPath } from '../paths.ts';
import { useActions } from '../use-actions.ts';

/** What can be done about an account at once: activating, deactivating, mailing a link that sets a password. */
export function useAccountSteps(email: string, onChanged: () => void) {
  const { busyWith, outcome, take } = useActions<'deactivate' | 'activate' | 'reset'>();
  const putActive = async (isActive: boolean) => {
    await apiFetch<Account>(accountPath(email), { method: 'PUT', body: { isActive }, showsRefusal: true });
    onChanged();
  };
  const requestReset = async () => {
    await apiFetch<null>('/api/people/requestPasswordReset', { text: email });
    return noteResetMail(`Reset password email sent to ${email}. Its link works once, for two hours.`);
  };

  return {
    busyWith,
    outcome,
    setActive: (isActive: boolean) =>
      isActive
        ? take('activate', () => putActive(true), 'The account is active again.')
        : take('deactivate', () => putActive(false), 'The account is deactivated. All sessions have ended.'),
    sendReset: () => take('reset', requestReset),
  };
}
