import type { ReactNode } from 'react';
import { HistoryIcon, LinkButton, Row } from 'shared/ui';
import { GoBack } from './go-back.tsx';

export interface RecordActionsProps {
  /** Address of the history of the record; undefined while there is no record to show. */
  history: string | undefined;
  /** Where `Go back` leads for somebody who came by a shared address. */
  fallback: string;
  /** Stands first, such as a button to follow the record. */
  more?: ReactNode;
}

/** What stands beside the heading of a record's screen. */
export function RecordActions({ history, fallback, more }: RecordActionsProps) {
  return (
    <Row gap="2">
      {more}
      {history !== undefined && (
        <LinkButton to={history} variant="quiet" leftIcon={<HistoryIcon />}>
          History
        </LinkButton>
      )}
      <GoBack fallback={fallback} />
    </Row>
  );
}
