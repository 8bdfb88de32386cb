import { Button, Row, Text } from 'shared/ui';
import type { RowChange } from './use-row-changes.ts';

/** What has just become of the rows, said aloud, with the way back. */
export function LastChange({ change }: { change: RowChange | null }) {
  return (
    <Row role="status" gap="2">
      {change && (
        <>
          <Text size="sm" tone="muted">
            {change.text}
          </Text>
          <Button size="sm" onClick={change.undo}>
            Undo
          </Button>
        </>
      )}
    </Row>
  );
}
