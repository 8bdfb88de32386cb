import type { Account } from 'shared/contract';
import { StatusBadge } from 'shared/ui';

/** Whether an account can be used. */
export function AccountStateBadge({ isActive }: Pick<Account, 'isActive'>) {
  return isActive ? (
    <StatusBadge status="Active" tone="success" />
  ) : (
    <StatusBadge status="Deactivated" tone="danger" />
  );
}
