import { useState } from 'react';
import { apiFetch, errorText } from 'shared/api';
import type { Account } from 'shared/contract';
import { showNotice } from 'shared/ui';
import { NOTICE_MS } from '../notice-duration.ts';
import { accountPath } from '../paths.ts';

type Step = 'deactivate' | 'activate' | 'reset';

export interface AccountSteps {
  /** Which step is under way. */
  busyWith: Step | undefined;
  /** What the last step came to, in words. */
  outcome: { kind: 'success' | 'error'; text: string } | undefined;
  setActive: (isActive: boolean) => Promise<void>;
  /** Mails a link that sets a password. */
  sendReset: () => Promise<void>;
}

/** What can be done about an account at once. No step throws: what it came to is in `outcome`. */
export function useAccountSteps(email: string, onChanged: () => void): AccountSteps {
  const [busyWith, setBusyWith] = useState<Step>();
  const [outcome, setOutcome] = useState<AccountSteps['outcome']>();

  const take = async (step: Step, call: () => Promise<unknown>, done: string) => {
    setBusyWith(step);
    // An older outcome must not stand beside the new one (PP-69).
    setOutcome(undefined);
    try {
      await call();
      setOutcome({ kind: 'success', text: done });
    } catch (reason) {
      setOutcome({ kind: 'error', text: errorText(reason) });
    } finally {
      setBusyWith(undefined);
    }
  };
  const putActive = async (isActive: boolean) => {
    await apiFetch<Account>(accountPath(email), { method: 'PUT', body: { isActive }, showsRefusal: true });
    onChanged();
  };
  const requestReset = async () => {
    await apiFetch<null>('/api/people/requestPasswordReset', { text: email });
    showNotice({ kind: 'success', content: 'Reset password email sent.', durationMs: NOTICE_MS });
  };

  return {
    busyWith,
    outcome,
    setActive: (isActive) =>
      isActive
        ? take('activate', () => putActive(true), 'The account is active again.')
        : take('deactivate', () => putActive(false), 'The account is deactivated. All sessions have ended.'),
    sendReset: () =>
      take(
        'reset',
        requestReset,
        `Reset password email sent to ${email}. Its link works once, for two hours.`,
      ),
  };
}
