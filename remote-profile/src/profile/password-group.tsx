import { useState } from 'react';
import { apiFetch, errorText } from 'shared/api';
import { Button, Notice, showNotice, Stack } from 'shared/ui';
import { NOTICE_MS } from '../notice-duration.ts';
import { FramedGroup } from './framed-group.tsx';

type Outcome = { kind: 'success' | 'error'; text: string };

/** The group "Change Password": a mail leads to the page that sets one (spec part 2 §8). */
export function PasswordGroup() {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const reset = async () => {
    setBusy(true);
    // An older outcome must not stand beside the new one (PP-69).
    setOutcome(undefined);
    try {
      await apiFetch<null>('/api/people/resetPassword', { method: 'PUT', body: {} });
      setOutcome({ kind: 'success', text: 'Reset password email sent, Please check your email address.' });
      showNotice({ kind: 'success', content: 'Reset password email sent.', durationMs: NOTICE_MS });
    } catch (reason) {
      setOutcome({ kind: 'error', text: errorText(reason) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <FramedGroup title="Change Password">
      <Stack gap="3" alignItems="flex-start">
        <Button isBusy={isBusy} busyText="Sending…" onClick={() => void reset()}>
          Reset Password
        </Button>
        {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
      </Stack>
    </FramedGroup>
  );
}
