import { useEffect } from 'react';
import { useResource } from 'shared/api';
import type { SiteStatus } from 'shared/contract';
import {
  Box,
  Card,
  counted,
  ErrorState,
  FactList,
  formatDateTime,
  LoadingState,
  Page,
  Row,
  Stack,
  StatusBadge,
  Text,
} from 'shared/ui';
import { interruptedDays, partInWords, servedPercent, summaryOf } from './status-words.ts';

const TITLE = 'Site status';
const RENEWED_EVERY_MS = 30_000;

/** Whether the site works, for everybody; renewed by itself while it is open. */
export function StatusPage() {
  const { data, error, isLoading, reload } = useResource<SiteStatus>('/api/v2/status');
  useEffect(() => {
    const timer = setInterval(() => void reload(), RENEWED_EVERY_MS);
    return () => clearInterval(timer);
  }, [reload]);
  return (
    <Page title={TITLE} description="What works at this moment, and how the last 30 days were.">
      {isLoading && <LoadingState label="Asking the site…" />}
      {error && (
        <ErrorState
          title="The site does not answer."
          text="Nothing can be read or saved now. This page asks again by itself."
          onRetry={() => void reload()}
        />
      )}
      {!error && data && (
        <Stack gap="4">
          <NowCard status={data} />
          <DaysCard days={data.days} />
        </Stack>
      )}
    </Page>
  );
}

function NowCard({ status }: { status: SiteStatus }) {
  const facts = status.parts.map(partInWords).map(({ title, word, tone, meaning, since }) => ({
    label: title,
    value: (
      <>
        <Row gap="2">
          <StatusBadge status={word} tone={tone} />
          {since !== null && <Text size="sm">since {formatDateTime(since)}</Text>}
        </Row>
        {meaning !== '' && <Text size="sm">{meaning}</Text>}
      </>
    ),
  }));
  return (
    <Card title="Now">
      <Box role="status" mb="4" fontWeight="semibold">
        {summaryOf(status)}
      </Box>
      <FactList facts={facts} />
      <Text size="sm" tone="muted" mt="4">
        Looked at {formatDateTime(status.checkedAt)}; again every half minute.
      </Text>
    </Card>
  );
}

function DaysCard({ days }: Pick<SiteStatus, 'days'>) {
  if (days === null) return null;
  const percent = servedPercent(days);
  const interrupted = interruptedDays(days);
  return (
    <Card title="The last 30 days">
      {percent === null ? (
        <Text>Counting has just begun.</Text>
      ) : (
        <Text>
          The site was there in {percent} of the minutes of {counted(days.length, 'day')}.
        </Text>
      )}
      {percent !== null && interrupted.length === 0 && (
        <Text mt="2">No interruption of a minute or more.</Text>
      )}
      {interrupted.length > 0 && (
        <FactList
          facts={interrupted.map(({ day, missing }) => ({
            label: day,
            value: `${counted(missing, 'minute')} without the site`,
          }))}
        />
      )}
      <Text size="sm" tone="muted" mt="4">
        Days are those of UTC.
      </Text>
    </Card>
  );
}
