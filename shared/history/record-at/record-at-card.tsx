import { useMemo, useState } from 'react';
import { useResource } from 'shared/api';
import type { RecordAt } from 'shared/contract';
import { Loaded } from 'shared/domain';
import {
  Badge,
  Box,
  Button,
  Card,
  Checkbox,
  FactList,
  formatDate,
  Heading,
  Notice,
  Stack,
  Text,
} from 'shared/ui';
import { HistoryValue } from '../history-value.tsx';
import { StandingList } from './standing-list.tsx';
import { changedOnly, valuesInWords, type ShownFieldAt, type ShownValueAt } from './values-in-words.ts';

export interface RecordAtCardProps {
  /** API path of the record at a day, for example `/api/v2/projects/TPN:000000042/at`. */
  path: string;
  /** `TPN:000000042`. */
  entityName: string;
  day: string;
  onClose: () => void;
}

/** A record as it stood when a day ended, beside what has changed since (ADR 40). */
export function RecordAtCard({ path, entityName, day, onClose }: RecordAtCardProps) {
  const read = useResource<RecordAt>(path, { day }, { showsRefusal: true });
  return (
    <Card
      title={`${entityName} at the end of ${formatDate(day)}`}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Clear the date
        </Button>
      }
    >
      <Loaded of={read}>{(record) => <Standing record={record} entityName={entityName} />}</Loaded>
    </Card>
  );
}

function Standing({ record, entityName }: { record: RecordAt; entityName: string }) {
  const { day, exists, createdOn, knownSince, statuses } = record;
  if (!exists) return <Text>It did not exist yet; it was created on {formatDate(createdOn)}.</Text>;
  return (
    <Stack gap="4">
      {knownSince !== null && day < knownSince && (
        <Notice kind="info">
          What was changed before {formatDate(knownSince)} is not known: fields are shown as they were then.
        </Notice>
      )}
      {statuses.length > 0 && <StandingList statuses={statuses} day={day} entityName={entityName} />}
      <FieldsAt record={record} />
    </Stack>
  );
}

function FieldsAt({ record }: { record: RecordAt }) {
  const [isNarrow, setNarrow] = useState(false);
  const fields = useMemo(() => valuesInWords(record), [record]);
  const changed = useMemo(() => changedOnly(fields), [fields]);
  if (fields.length === 0) return <Text>No field had a value, and none has one now.</Text>;
  return (
    <Box>
      <Heading as="h3" size="sm" mb="2">
        Fields
      </Heading>
      {changed.length === 0 ? (
        <Text tone="muted">
          {record.statuses.length > 0
            ? 'Apart from where it stood, nothing has changed since.'
            : 'No field has changed since.'}
        </Text>
      ) : (
        <Checkbox
          label="Only what has changed since"
          checked={isNarrow}
          onChange={(event) => setNarrow(event.target.checked)}
        />
      )}
      <Box mt="3">
        <FactList facts={(isNarrow && changed.length > 0 ? changed : fields).map(factOf)} />
      </Box>
    </Box>
  );
}

/** A text that needs more than a part of the line. */
const LONG = 40;

function factOf({ label, values }: ShownFieldAt) {
  const isWide = values.some(({ then, now }) => [then, now].some((text) => (text?.length ?? 0) > LONG));
  return { label, value: <ValuesAt values={values} />, isWide };
}

function ValuesAt({ values }: Pick<ShownFieldAt, 'values'>) {
  return values.map((value, index) => (
    <Box key={index} overflowWrap="anywhere">
      <ValueAt {...value} />
    </Box>
  ));
}

/** What has changed since has its present value below it, marked. */
function ValueAt({ then, now, hasChanged }: ShownValueAt) {
  if (!hasChanged) return <HistoryValue value={then} />;
  return (
    <>
      <HistoryValue value={then} />
      <div>
        <Badge tone="accent">now:</Badge> <HistoryValue value={now} />
      </div>
    </>
  );
}
