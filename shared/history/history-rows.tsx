import { memo } from 'react';
import { Box, ChevronDownIcon, ChevronRightIcon, Code, formatDateTime, IconButton, Text } from 'shared/ui';
import { canFold } from './folding.ts';
import { changeAction } from 'shared/record-fields';
import { HistoryValue } from './history-value.tsx';
import { momentOf } from './moment.ts';
import type { ShownLine, ShownRecord } from './shown-lines.ts';

/** How many fields a folded change names. */
const MOST_FIELDS_NAMED = 3;
const COLUMNS_OF_A_LINE = 4;

export interface HistoryRowsProps {
  record: ShownRecord;
  isFolded: boolean;
  onFold: (record: ShownRecord) => void;
}

/** One change: who, when and what kind, beside a line for each field. */
export const HistoryRows = memo(function HistoryRows(props: HistoryRowsProps) {
  const { record, isFolded, onFold } = props;
  const [first, ...others] = isFolded ? [] : record.details;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" rowSpan={others.length + 1}>
          <Box as="span" display="inline-flex" alignItems="center" gap="1" my="-1">
            {record.id}
            {canFold(record) && <FoldButton record={record} isFolded={isFolded} onPress={onFold} />}
          </Box>
        </th>
        <td rowSpan={others.length + 1}>{record.user}</td>
        <td rowSpan={others.length + 1} className="gt-id">
          {formatDateTime(momentOf(record))}
        </td>
        <td rowSpan={others.length + 1}>{changeAction(record.comment)}</td>
        {first ? (
          <LineCells line={first} />
        ) : (
          <td colSpan={COLUMNS_OF_A_LINE}>
            <Summary record={record} />
          </td>
        )}
      </tr>
      {others.map((line, index) => (
        <tr key={index}>
          <LineCells line={line} />
        </tr>
      ))}
    </tbody>
  );
});

interface FoldButtonProps {
  record: ShownRecord;
  isFolded: boolean;
  onPress: (record: ShownRecord) => void;
}

export function FoldButton({ record, isFolded, onPress }: FoldButtonProps) {
  return (
    <IconButton
      size="sm"
      label={`Fields of change ${record.id}`}
      icon={isFolded ? <ChevronRightIcon size={14} /> : <ChevronDownIcon size={14} />}
      aria-expanded={!isFolded}
      onClick={() => onPress(record)}
    />
  );
}

function LineCells({ line: { label, note, before, after, path } }: { line: ShownLine }) {
  return (
    <>
      <td>
        {label}
        {path !== undefined && (
          <div>
            <Code>{path}</Code>
          </div>
        )}
      </td>
      <td>{note}</td>
      <td data-long="">
        <HistoryValue value={before} />
      </td>
      <td data-long="">
        <HistoryValue value={after} />
      </td>
    </>
  );
}

/** In the place of the lines, when a change is folded or has none. */
export function Summary({ record: { details } }: { record: ShownRecord }) {
  return (
    <Text as="span" tone="muted">
      {details.length === 0 ? 'No fields recorded' : summaryOf(details)}
    </Text>
  );
}

/** `12 fields: Comment, Privacy, Recovery and 9 more`. */
function summaryOf(details: readonly ShownLine[]): string {
  const names = [...new Set(details.map(({ label }) => label))];
  const named = names.slice(0, MOST_FIELDS_NAMED).join(', ');
  const more = names.length - MOST_FIELDS_NAMED;
  return `${details.length} fields: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}
