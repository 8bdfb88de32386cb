import { NOTHING } from 'shared/domain';
import { formatDate, Row, StatusBadge, Text } from 'shared/ui';

/** A status, and since when. */
export function StatusSince({ status, since }: { status: string | null; since: string | null }) {
  if (status === null) return NOTHING;
  return (
    <Row as="span" columnGap="2" rowGap="1">
      <StatusBadge status={status} />
      {since !== null && <Text as="span">since {formatDate(since)}</Text>}
    </Row>
  );
}

/** The day in a cell of a table. */
export function Since({ date }: { date: string | null }) {
  return <span className="gt-id">{formatDate(date) || NOTHING}</span>;
}
