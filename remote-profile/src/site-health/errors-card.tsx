import type { ErrorGroup, SiteHealth } from 'shared/contract';
import {
  Card,
  Code,
  counted,
  DataTable,
  EmptyState,
  FactList,
  formatCount,
  formatDateTime,
  Lines,
  StatusBadge,
  Text,
  type Column,
} from 'shared/ui';
import { ERROR_KINDS } from './vital-texts.ts';

interface ErrorsCardProps {
  health: SiteHealth | undefined;
  isLoading: boolean;
}

/** What went wrong for those who used the site, the latest first. */
export function ErrorsCard({ health, isLoading }: ErrorsCardProps) {
  return (
    <Card
      title="Errors"
      description={`The latest first; the same error again is counted. ${cutText(health)}`}
    >
      <DataTable
        caption="Errors of the site, the latest first"
        columns={ERROR_COLUMNS}
        rows={health?.errors}
        rowKey={errorKey}
        isLoading={isLoading}
        expanded={details}
        expandLabel="Details of"
        empty={<EmptyState title="No error was reported in this period." />}
      />
    </Card>
  );
}

function cutText(health: SiteHealth | undefined): string {
  if (health === undefined || health.errors.length === health.errorGroups) return '';
  return `Of ${counted(health.errorGroups, 'different error')} these are the latest ${health.errors.length}.`;
}

/** A failure, where it happened, in which versions, how often, and when. */
const ERROR_COLUMNS: readonly Column<ErrorGroup>[] = [
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

const errorKey = ({ id }: ErrorGroup) => id;
const details = (error: ErrorGroup) => <ErrorDetails error={error} />;

/** The last time that a failure happened: what is needed to look for it. */
function ErrorDetails({ error: { firstSeenAt, example } }: { error: ErrorGroup }) {
  const { route, browser, version, runs, stack } = example;
  return (
    <FactList
      none="Not told by the browser"
      facts={[
        { label: 'First seen', value: formatDateTime(firstSeenAt) },
        { label: 'Last in version', value: version },
        { label: 'On the page', value: <Code>{route}</Code> },
        { label: 'Browser', value: browser },
        { label: 'The page ran', value: <Lines items={runs} /> },
        {
          label: 'Where in the program',
          value: stack.length > 0 ? <Stack lines={stack} /> : null,
          isWide: true,
        },
      ]}
    />
  );
}

function Stack({ lines }: { lines: readonly string[] }) {
  return (
    <Lines
      items={lines.map((line, index) => (
        <Code key={index}>{line}</Code>
      ))}
    />
  );
}
