import type { HistoryDetail, HistoryRecord } from 'shared/contract';
import { shownValues } from 'shared/domain';
import { changeAction, fieldName } from 'shared/record-fields';
import { Box, Code, formatDateTime, Row, Stack, Text } from 'shared/ui';
import { canFold } from './folding.ts';
import { HistoryValue } from './history-value.tsx';
import { FoldButton, Summary, type HistoryRowsProps } from './history-rows.tsx';

export interface HistoryCardsProps extends Omit<HistoryRowsProps, 'record' | 'isFolded'> {
  title: string;
  records: readonly HistoryRecord[];
  isFolded: (record: HistoryRecord) => boolean;
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

function HistoryCard({ record, isFolded, onFold, withPaths }: HistoryRowsProps) {
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
        {formatDateTime(record.date)} · {record.user}
      </Text>
      {lines.length === 0 ? (
        <Summary record={record} />
      ) : (
        <Stack as="dl" gap="2" mt="2">
          {lines.map((detail, index) => (
            <HistoryLine key={index} detail={detail} withPaths={withPaths} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

/** A field with what it was and what it became. */
function HistoryLine({ detail, withPaths }: { detail: HistoryDetail; withPaths: boolean }) {
  const { before, after } = shownValues(detail);
  return (
    <Box overflowWrap="anywhere">
      <Text as="dt" size="sm" tone="muted">
        {fieldName(detail.field)} · {detail.note}
        {withPaths && (
          <Box as="span" display="block">
            <Code>{detail.field}</Code>
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
