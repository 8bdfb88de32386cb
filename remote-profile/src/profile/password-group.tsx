import { apiFetch } from 'shared/api';
import { FieldGroup } from 'shared/edit-form';
import { Button, Notice, showNotice, Stack } from 'shared/ui';
import { NOTICE_MS } from '../notice-duration.ts';
import { useActions } from '../use-actions.ts';

/** The group "Change Password": a mail leads to the page that sets one (spec part 2 §8). */
export function PasswordGroup() {
  const { busyWith, outcome, take } = useActions<'reset'>();
  const requestReset = async () => {
    await apiFetch<null>('/api/people/resetPassword', { method: 'PUT', body: {} });
    showNotice({ kind: 'success', content: 'Reset password email sent.', durationMs: NOTICE_MS });
  };
  const reset = () =>
    take('reset', requestReset, 'Reset password email sent, Please check your email address.');

  return (
    <FieldGroup title="Change Password">
      <Stack gap="3" alignItems="flex-start">
        <Button isBusy={busyWith === 'reset'} busyText="Sending…" onClick={() => void reset()}>
          Reset Password
        </Button>
        {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
      </Stack>
    </FieldGroup>
  );
}
