import type { ChangeResponse } from 'shared/contract';
import { Box, counted, Link, List, ListItem, noteSave, showNotice, StatusBadge, Text } from 'shared/ui';
import { NOTHING } from '../changed-values/nothing.ts';
import { summaryOfChanges, type ChangeSummary, type ShownChange } from './shown-changes.ts';
import { changes } from './update-notice.styles.ts';

/** Spec part 1 §8. */
const SUCCESSFUL = 'The update was successful.';
/** Spec part 1 §9. */
const SHOWN_FOR_MS = 3000;

export interface UpdateNoticeProps {
  summary: ChangeSummary;
  /** Address of the history of what was changed. */
  historyAddress: string;
}

/** What a successful update has created and changed, and the way to its history (spec part 1 §8, PP-75). */
export function UpdateNotice({ summary: { count, created, lines }, historyAddress }: UpdateNoticeProps) {
  return (
    <>
      {created.length > 0 && (
        <List>
          {created.map((text) => (
            <ListItem key={text}>{text}</ListItem>
          ))}
        </List>
      )}
      {lines.length > 0 && <ChangeTable lines={lines} />}
      {lines.length === 0 && created.length < count && <Text>{`${counted(count, 'change')}.`}</Text>}
      <Box mt="1">
        <Link to={historyAddress}>See the history</Link>
      </Box>
    </>
  );
}

function ChangeTable({ lines }: { lines: readonly ShownChange[] }) {
  return (
    <Box as="table" w="full" tableLayout="fixed" className={changes}>
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            <th scope="row">{line.property}</th>
            <td>
              <Value line={line} value={line.before} /> → <Value line={line} value={line.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Value({ line: { isStatus }, value }: { line: ShownChange; value: string | null }) {
  if (value === null) return NOTHING;
  return isStatus ? <StatusBadge status={value} /> : value;
}

/** Shows over the page that an update was successful, for 3 seconds or as long as pointer or focus rest on it. */
export function showUpdateNotice(responses: readonly ChangeResponse[], historyAddress: string): void {
  const summary = summaryOfChanges(responses);
  if (summary.isUnchanged) {
    showNotice({ kind: 'info', title: 'Nothing has changed.' });
    return;
  }
  noteSave(historyAddress, summary.count);
  showNotice({
    kind: 'success',
    title: SUCCESSFUL,
    content: <UpdateNotice summary={summary} historyAddress={historyAddress} />,
    durationMs: SHOWN_FOR_MS,
  });
}
