import { changeAction } from 'shared/record-fields';
import { Box, Code, formatDateTime, Row, Stack, Text } from 'shared/ui';
import { canFold } from './folding.ts';
import { HistoryValue } from './history-value.tsx';
import { FoldButton, Summary, type HistoryRowsProps } from './history-rows.tsx';
import { momentOf } from './moment.ts';
import type { ShownLine, ShownRecord } from './shown-lines.ts';

export interface HistoryCardsProps extends Omit<HistoryRowsProps, 'record' | 'isFolded'> {
  title: string;
  records: readonly ShownRecord[];
  isFolded: (record: ShownRecord) => boolean;
}

/** The changes below each other, for screens that are too narrow for a table. */
export function HistoryCards({ title, records, isFolded, ...card }: HistoryCardsProps) {
  return (
    <Stack as="ol" aria-label={title} gap="3" listStyleType="none">
      {records.map((record) => (
        <HistoryCard key={record.id} record={record} isFolded={isFolded(record)} {...card} />
      ))}
    </Stack>
  );
}

function HistoryCard({ record, isFolded, onFold }: HistoryRowsProps) {
  const lines = isFolded ? [] : record.details;
  return (
    <Box as="li" p="3" bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="lg">
      <Row justifyContent="space-between" flexWrap="nowrap">
        <Text fontWeight="medium">
          {record.id} · {changeAction(record.comment)}
        </Text>
        {canFold(record) && <FoldButton record={record} isFolded={isFolded} onPress={onFold} />}
      </Row>
      <Text size="sm" tone="muted">
        {formatDateTime(momentOf(record))} · {record.user}
      </Text>
      {lines.length === 0 ? (
        <Summary record={record} />
      ) : (
        <Stack as="dl" gap="2" mt="2">
          {lines.map((line, index) => (
            <HistoryLine key={index} line={line} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

/** A field with what it was and what it became. */
function HistoryLine({ line: { label, note, before, after, path } }: { line: ShownLine }) {
  return (
    <Box overflowWrap="anywhere">
      <Text as="dt" size="sm" tone="muted">
        {label} · {note}
        {path !== undefined && (
          <Box as="span" display="block">
            <Code>{path}</Code>
          </Box>
        )}
      </Text>
      <Row as="dd" columnGap="2">
        <HistoryValue value={before} />
        <span aria-label="became">→</span>
        <HistoryValue value={after} />
      </Row>
    </Box>
  );
}
