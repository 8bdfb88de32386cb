import type { AssignmentPreview } from 'shared/contract';
import { Notice, StatusBadge, Text } from 'shared/ui';
import { statusReason } from './status-reason.ts';

export interface ExpectedStatusProps {
  preview: AssignmentPreview;
  isContested: boolean;
  /** The intentions have changed since. */
  isOutdated: boolean;
}

/** The status that the new project would get: a warning unless it would be assigned. Read out when it changes. */
export function ExpectedStatus({ preview, isContested, isOutdated }: ExpectedStatusProps) {
  const status = preview.assignmentStatusName;
  const isWarning = status !== null && status !== 'Assigned';
  if (isOutdated) return <Notice kind="info" title="Checking…" />;
  return (
    <Notice
      kind={isWarning ? 'warning' : 'info'}
      title={
        status && (
          <>
            This project would get the status <StatusBadge status={status} />
          </>
        )
      }
    >
      <Text>{statusReason(preview, isContested)}</Text>
    </Notice>
  );
}
