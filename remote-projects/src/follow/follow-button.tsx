import { useState } from 'react';
import { errorText, useResource } from 'shared/api';
import type { Follow, FollowKind } from 'shared/contract';
import { FOLLOWS, followRecord } from 'shared/domain';
import { useSession } from 'shared/session';
import { AddIcon, Button, showNotice, SuccessIcon } from 'shared/ui';
import { FollowByMailDialog } from './follow-by-mail-dialog.tsx';
import { FollowDialog } from './follow-dialog.tsx';

export interface FollowButtonProps {
  kind: FollowKind;
  /** Symbol, TPN or name of the work unit. */
  target: string;
}

/** Follows something; once it is followed, changes how often mails come, or stops it. Visitors follow genes by mail. */
export function FollowButton(props: FollowButtonProps) {
  const { status } = useSession();
  if (status === 'signedIn') return <OwnFollow {...props} />;
  return status === 'anonymous' && props.kind === 'gene' ? <VisitorFollow symbol={props.target} /> : null;
}

function OwnFollow({ kind, target }: FollowButtonProps) {
  const { data: follows } = useResource<Follow[]>(FOLLOWS);
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const followed = follows?.find((each) => each.kind === kind && each.target === target);

  const follow = async () => {
    setBusy(true);
    try {
      // Without how often mails come: where it is followed already, the choice stays.
      await followRecord({ kind, target });
      setOpen(true);
    } catch (error) {
      showNotice({ kind: 'error', content: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {followed === undefined ? (
        <Button
          variant="quiet"
          leftIcon={<AddIcon />}
          isBusy={isBusy}
          busyText="Following…"
          aria-label={`Follow ${target}`}
          onClick={() => void follow()}
        >
          Follow
        </Button>
      ) : (
        <Button
          variant="quiet"
          leftIcon={<SuccessIcon />}
          aria-haspopup="dialog"
          aria-label={`You follow ${target}: change mails or stop`}
          onClick={() => setOpen(true)}
        >
          Following
        </Button>
      )}
      {isOpen && followed && <FollowDialog followed={followed} onClose={() => setOpen(false)} />}
    </>
  );
}

function VisitorFollow({ symbol }: { symbol: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" leftIcon={<AddIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Follow by mail
      </Button>
      {isOpen && <FollowByMailDialog symbol={symbol} onClose={() => setOpen(false)} />}
    </>
  );
}
