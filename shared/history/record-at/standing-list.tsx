import type { StatusAt } from 'shared/contract';
import { Box, formatDate, Link, Row, Stack, StatusBadge, Text } from 'shared/ui';
import { standingsOf, type Standing } from './standings.ts';

interface StandingListProps {
  statuses: readonly StatusAt[];
  day: string;
  /** The record that the page is of, which needs no link to itself. */
  entityName: string;
}

/** Where a record stood when a day ended; of a project also its plans, with their outcomes and stages below them. */
export function StandingList({ statuses, day, entityName }: StandingListProps) {
  return (
    <Stack as="ul" aria-label="Where it stood" gap="2" listStyleType="none">
      {standingsOf(statuses, day).map((standing) => (
        <Box as="li" key={standing.id} ps={standing.isInPlan ? '5' : '0'}>
          <Row columnGap="3" rowGap="1">
            {standing.id !== entityName && <Record {...standing} />}
            <Statuses statuses={standing.statuses} />
          </Row>
        </Box>
      ))}
    </Stack>
  );
}

function Record({ id, name, to }: Standing) {
  return (
    <span>
      <Link to={to} isId>
        {id}
      </Link>
      {name !== null && ` ${name}`}
    </span>
  );
}

function Statuses({ statuses }: Pick<Standing, 'statuses'>) {
  return statuses.map(({ label, statusName, since }) => (
    <Row key={label} gap="2">
      <Text as="span" size="sm" tone="muted">
        {label}
      </Text>
      {statusName === null ? 'not known' : <StatusBadge status={statusName} />}
      {since !== null && (
        <Text as="span" size="sm" tone="muted">
          since {formatDate(since)}
        </Text>
      )}
    </Row>
  ));
}
