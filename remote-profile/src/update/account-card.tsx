import { useState } from 'react';
import type { Account, Person } from 'shared/contract';
import { isAdmin } from 'shared/session';
import { Badge, Button, Card, Notice, Row, Stack, Text } from 'shared/ui';
import { ConfirmDialog } from 'shared/ui-overlays';
import { AccountStateBadge } from '../users/account-state-badge.tsx';
import { useAccountSteps } from './use-account-steps.ts';

export interface AccountCardProps {
  account: Account;
  caller: Person;
  /** Called when the account is not as it was. */
  onChanged: () => void;
}

/** Whether the account can be used, and what can be done about that at once (PP-20: the password is a matter of its own; PP-68). */
export function AccountCard({ account, caller, onChanged }: AccountCardProps) {
  const { email, isActive } = account;
  const { busyWith, outcome, setActive, sendReset } = useAccountSteps(email, onChanged);
  const [isAsking, setAsking] = useState(false);
  const deactivate = async () => {
    await setActive(false);
    setAsking(false);
  };
  const reasonToKeep = reasonNotToDeactivate(account, caller);

  return (
    <Card
      title="Account"
      actions={
        <Row gap="1">
          <AccountStateBadge isActive={isActive} />
          {account.isAdmin && <Badge tone="accent">Administrator</Badge>}
        </Row>
      }
    >
      <Stack gap="3">
        {!isActive && (
          <Text maxW="prose">
            This person can not sign in, and tokens of theirs are refused. Nothing that they have done is
            lost.
          </Text>
        )}
        <Row>
          {isActive ? (
            <>
              <Button isBusy={busyWith === 'reset'} busyText="Sending…" onClick={() => void sendReset()}>
                Send reset email
              </Button>
              <Button variant="danger" disabledReason={reasonToKeep} onClick={() => setAsking(true)}>
                Deactivate
              </Button>
            </>
          ) : (
            <Button
              variant="primary"
              isBusy={busyWith === 'activate'}
              busyText="Activating…"
              disabledReason={reasonToKeep}
              onClick={() => void setActive(true)}
            >
              Activate
            </Button>
          )}
        </Row>
        {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
      </Stack>
      <DeactivationDialog
        name={account.name ?? email}
        isOpen={isAsking}
        isBusy={busyWith === 'deactivate'}
        onConfirm={() => void deactivate()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

interface DeactivationDialogProps {
  name: string;
  isOpen: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function DeactivationDialog({ name, ...dialog }: DeactivationDialogProps) {
  return (
    <ConfirmDialog title="Deactivate the account?" confirmText="Deactivate" width="24rem" {...dialog}>
      <Text size="sm">
        {name} is signed out everywhere at once and can not sign in any more. You can activate the account
        again later.
      </Text>
    </ConfirmDialog>
  );
}

/** Why the state of the account is not the caller's to change. */
function reasonNotToDeactivate(account: Account, caller: Person): string | undefined {
  if (account.email === caller.email) return 'You can not deactivate your own account.';
  if (account.isAdmin && !isAdmin(caller))
    return 'Only administrators change the account of an administrator.';
  return undefined;
}
