import { apiFetch } from 'shared/api';
import { FieldGroup } from 'shared/edit-form';
import { Button, Notice, Stack } from 'shared/ui';
import { noteResetMail } from '../account/reset-mail.ts';
import { useActions } from '../use-actions.ts';

/** The group "Change Password": a mail leads to the page that sets one (spec part 2 §8). */
export function PasswordGroup() {
  const { busyWith, outcome, take } = useActions<'reset'>();
  const requestReset = async () => {
    await apiFetch<null>('/api/people/resetPassword', { method: 'PUT', body: {} });
    return noteResetMail('Reset password email sent, Please check your email address.');
  };

  return (
    <FieldGroup title="Change Password">
      <Stack gap="3" alignItems="flex-start">
        <Button
          isBusy={busyWith === 'reset'}
          busyText="Sending…"
          onClick={() => void take('reset', requestReset)}
        >
          Reset Password
        </Button>
        {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
      </Stack>
    </FieldGroup>
  );
}
