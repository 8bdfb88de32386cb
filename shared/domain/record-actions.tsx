import { HistoryIcon, LinkButton, Row } from 'shared/ui';
import { GoBack } from './go-back.tsx';

export interface RecordActionsProps {
  /** Address of the history of the record; undefined while there is no record to show. */
  history: string | undefined;
  /** Where `Go back` leads for somebody who came by a shared address. */
  fallback: string;
}

/** What stands beside the heading of a record's screen. */
export function RecordActions({ history, fallback }: RecordActionsProps) {
  return (
    <Row gap="2">
      {history !== undefined && (
        <LinkButton to={history} variant="quiet" leftIcon={<HistoryIcon />}>
          History
        </LinkButton>
      )}
      <GoBack fallback={fallback} />
    </Row>
  );
}
