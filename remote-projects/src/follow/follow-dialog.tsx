import { useState } from 'react';
import { errorText } from 'shared/api';
import type { Follow } from 'shared/contract';
import { changeFollowMail, MAIL_PACE_OPTIONS, mailPaceOf, stopFollowing } from 'shared/domain';
import { Button, Field, Link, NativeSelect, Notice, Stack, Text } from 'shared/ui';
import { Dialog } from 'shared/ui-overlays';

/** What comes of following something: how often mails come, and the way to stop it. A choice is stored at once. */
export function FollowDialog({ followed, onClose }: { followed: Follow; onClose: () => void }) {
  const { id, name, mail } = followed;
  const [error, setError] = useState<unknown>();
  const [isStopping, setStopping] = useState(false);

  const change = async (chosen: string) => {
    setError(undefined);
    try {
      await changeFollowMail(id, mailPaceOf(chosen, mail));
    } catch (reason) {
      setError(reason);
    }
  };
  const stop = async () => {
    setStopping(true);
    setError(undefined);
    try {
      await stopFollowing(id);
      onClose();
    } catch (reason) {
      setError(reason);
      setStopping(false);
    }
  };
  return (
    <Dialog
      isOpen
      title={`You follow ${name}`}
      width="28rem"
      onClose={onClose}
      footer={
        <>
          <Button isBusy={isStopping} busyText="Stopping…" onClick={() => void stop()}>
            Stop following
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text size="sm">
          Changes that you may see come to the bell at the top of the page and, where this site sends mail, by
          mail as often as you choose. <Link to="/following">Everything that you follow</Link>
        </Text>
        <Field label="Mails">
          <NativeSelect
            value={mail}
            options={MAIL_PACE_OPTIONS}
            onChange={({ target: { value } }) => void change(value)}
          />
        </Field>
        {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
      </Stack>
    </Dialog>
  );
}
