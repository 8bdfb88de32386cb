import type { RestoreHealth } from 'shared/contract';
import { counted, formatCount, formatDateTime, Notice } from 'shared/ui';

const HOUR_MS = 3_600_000;

/** Backups are restored every night: an older proof is as overdue as the alert TrackerRestoreNotProven has it. */
const OVERDUE_HOURS = 48;

/** When a backup was last restored and verified, and what to do where that is long ago or failed. */
export function BackupsNotice({ restore }: { restore: RestoreHealth | undefined }) {
  if (restore === undefined) return null;
  const { kind, title } = judgement(restore);
  const { proven } = restore;
  return (
    <Notice kind={kind} title={title}>
      {proven &&
        `The newest backup was restored at ${formatDateTime(proven.at)} with all changes until ${formatDateTime(proven.restoredTo)}: ${formatCount(proven.tables)} tables, ${formatCount(proven.rows)} rows. `}
      {kind === 'warning' &&
        'Ask those who run this server to look at the log of the nightly restore (npm run restore-drill -- --pitr).'}
    </Notice>
  );
}

interface Judgement {
  kind: 'success' | 'warning';
  title: string;
}

function judgement({ proven, failedAt }: RestoreHealth, now = Date.now()): Judgement {
  if (failedAt !== undefined)
    return { kind: 'warning', title: `Restoring a backup failed at ${formatDateTime(failedAt)}.` };
  if (proven === undefined) return { kind: 'warning', title: 'No backup was restored and verified so far.' };
  const hours = Math.floor((now - Date.parse(proven.at)) / HOUR_MS);
  if (hours >= OVERDUE_HOURS)
    return { kind: 'warning', title: `No backup was restored and verified for ${counted(hours, 'hour')}.` };
  const age = hours < 1 ? 'within the last hour' : `${counted(hours, 'hour')} ago`;
  return { kind: 'success', title: `Backups can be restored: verified ${age}.` };
}
