import type { ChangeResponse } from 'shared/contract';
import { Box, Link, showNotice, Text } from 'shared/ui';
import { changes } from './update-notice.styles.ts';
import { summaryOfChange, type ShownChange } from './shown-changes.ts';

/** Spec part 1 §8. */
const SUCCESSFUL = 'The update was successful.';
/** Spec part 1 §9. */
const SHOWN_FOR_MS = 3000;

export interface UpdateNoticeProps {
  response: ChangeResponse;
  /** Address of the history of what was changed. */
  historyAddress: string;
}

/** What a successful update has changed, and the way to its history (spec part 1 §8, PP-75). */
export function UpdateNotice({ response, historyAddress }: UpdateNoticeProps) {
  const { count, lines } = summaryOfChange(response);
  if (count === 0) return <Text>Nothing has changed.</Text>;
  return (
    <>
      {lines.length > 0 ? <ChangeTable lines={lines} /> : <Text>{`${count} changes.`}</Text>}
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
        {lines.map(({ property, change }, index) => (
          <tr key={index}>
            <th scope="row">{property}</th>
            <td>{change}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** Shows over the page that an update was successful, for 3 seconds or as long as pointer or focus rest on it. */
export function showUpdateNotice(response: ChangeResponse, historyAddress: string): void {
  showNotice({
    kind: 'success',
    title: SUCCESSFUL,
    content: <UpdateNotice response={response} historyAddress={historyAddress} />,
    durationMs: SHOWN_FOR_MS,
  });
}
