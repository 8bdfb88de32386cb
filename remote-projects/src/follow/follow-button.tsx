import { useState } from 'react';
import { errorText, useResource } from 'shared/api';
import type { Follow, FollowKind } from 'shared/contract';
import { FOLLOWS, followRecord } from 'shared/domain';
import { useSession } from 'shared/session';
import { AddIcon, Button, showNotice, SuccessIcon } from 'shared/ui';
import { LazyDialog } from '../lazy-dialog.tsx';

const loadDialog = async () => (await import('./follow-dialog.tsx')).FollowDialog;
const loadMailDialog = async () => (await import('./follow-by-mail-dialog.tsx')).FollowByMailDialog;

export interface FollowButtonProps {
  kind: FollowKind;
  /** Symbol, TPN, name of the work unit, or number of the saved view. */
  target: string;
  /** What people call it, where that is something else. */
  name?: string;
  /** What the page has read already of how it is followed; without it the button reads that. */
  known?: Follow | null;
  /** What the page has read is no longer so. */
  onChange?: () => void;
}

/** Follows something; once it is followed, changes how often mails come, or stops it. Visitors follow genes by mail. */
export function FollowButton(props: FollowButtonProps) {
  const { status } = useSession();
  if (status === 'signedIn') return <OwnFollow {...props} />;
  return status === 'anonymous' && props.kind === 'gene' ? <VisitorFollow symbol={props.target} /> : null;
}

function OwnFollow({ kind, target, name = target, known, onChange }: FollowButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(known === undefined);
  const { data: follows } = useResource<Follow[]>(isAsked ? FOLLOWS : null);
  const listed = follows?.find((each) => each.kind === kind && each.target === target);
  const followed = follows === undefined ? (known ?? undefined) : listed;
  const open = () => {
    setAsked(true);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    onChange?.();
  };

  const follow = async () => {
    setBusy(true);
    try {
      // Without how often mails come: where it is followed already, the choice stays.
      await followRecord({ kind, target });
      open();
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
          aria-label={`Follow ${name}`}
          onClick={() => void follow()}
        >
          Follow
        </Button>
      ) : (
        <Button
          variant="quiet"
          leftIcon={<SuccessIcon />}
          aria-haspopup="dialog"
          aria-label={`You follow ${name}: change mails or stop`}
          onClick={open}
        >
          Following
        </Button>
      )}
      {isOpen && followed && <LazyDialog load={loadDialog} props={{ followed, onClose: close }} />}
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
      {isOpen && <LazyDialog load={loadMailDialog} props={{ symbol, onClose: () => setOpen(false) }} />}
    </>
  );
}
