import { Button, Row, Spinner, Text } from 'shared/ui';
import { useSeconds } from './use-seconds.ts';

/** From here on people wonder whether it still works. */
const LONG_SECONDS = 5;

/** What stands there while guides are searched for: that it goes on, for how long, and the way out (PP-65). */
export function Waiting({ onCancel }: { onCancel: () => void }) {
  const seconds = useSeconds(true);
  return (
    <Row>
      <Spinner />
      <Text>Loading...</Text>
      <Text tone="muted" aria-hidden>
        {seconds} s
      </Text>
      <Button size="sm" onClick={onCancel}>
        Cancel
      </Button>
      {seconds >= LONG_SECONDS && (
        <Text size="sm" tone="muted">
          The guides of a large gene can take a minute.
        </Text>
      )}
    </Row>
  );
}
