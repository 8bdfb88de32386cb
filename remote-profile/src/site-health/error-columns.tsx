import type { ErrorGroup } from 'shared/contract';
import { formatCount, formatDateTime, Lines, StatusBadge, Text, type Column } from 'shared/ui';
import { ERROR_KINDS } from './vital-texts.ts';

/** A failure, where it happened, in which versions, how often, and when. */
export const ERROR_COLUMNS: readonly Column<ErrorGroup>[] = [
  {
    id: 'message',
    header: 'What went wrong',
    isRowHeader: true,
    cell: ({ message }) => (
      <Text as="div" minW={{ base: '11rem', md: '16rem' }} maxW="prose" overflowWrap="anywhere">
        {message}
      </Text>
    ),
  },
  {
    id: 'kind',
    header: 'Kind',
    cell: ({ kind }) => <StatusBadge status={ERROR_KINDS[kind].text} tone={ERROR_KINDS[kind].tone} />,
  },
  { id: 'area', header: 'Area', cell: ({ area }) => area },
  {
    id: 'versions',
    header: 'Versions',
    cell: ({ versions }) => (
      <Lines items={versions.map(({ version, count }) => `${version} (${formatCount(count)})`)} />
    ),
  },
  { id: 'count', header: 'Times', align: 'end', cell: ({ count }) => formatCount(count) },
  { id: 'last', header: 'Last seen', cell: ({ lastSeenAt }) => formatDateTime(lastSeenAt) },
];
